import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { stickyTop } from '../../styles/stickyBar.css.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the tax is next to the whole. */
export const calculator = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[8] },
    print: { display: 'block' },
  },
})
/** The tax stays in view next to the longer items. */
export const tax = style({
  '@media': {
    [media.wide]: { position: 'sticky', top: stickyTop, alignSelf: 'start' },
    print: { position: 'static' },
  },
})
