import { globalStyle } from '@vanilla-extract/css'

/** For text that only screen readers are told. */
globalStyle('.visually-hidden', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** While one section of a page is printed (src/lib/printPart.ts), the others are not. */
globalStyle('html[data-print-only] main > :not([data-printed])', { '@media': { print: { display: 'none' } } })

/** What a visitor did not unfold is printed all the same. */
globalStyle('details::details-content', { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } })
