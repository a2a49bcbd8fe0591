import { globalStyle } from '@vanilla-extract/css'

/** Visually hidden text for screen readers. */
globalStyle('.visually-hidden', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

/** Hides all other sections while one section is printed (src/lib/printPart.ts). */
globalStyle('html[data-print-only] main > :not([data-printed])', { '@media': { print: { display: 'none' } } })

/** Prints collapsed content too. */
globalStyle('details::details-content', { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } })
