import { globalStyle } from '@vanilla-extract/css'
import { visuallyHidden } from './visuallyHidden.ts'

globalStyle('.visually-hidden', visuallyHidden)

/** Hides all other sections while one section is printed (src/components/PrintButton). */
globalStyle('html:has([data-printed]) main :not([data-printed], [data-printed] *, :has([data-printed]))', {
  '@media': { print: { display: 'none' } },
})

/** Prints collapsed content too. */
globalStyle('details::details-content', { '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } } })
