import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { reserved } from '../../styles/reserved.ts'
import { stickyBar } from '../../styles/stickyBar.css.ts'
import { vars } from '../../styles/theme.css.ts'

/** The chapters that answer the price, below its bar. */
export const answers = style({ '@media': { [media.wide]: { vars: { [stickyBar]: reserved.priceBar.medium } } } })

/** The first chapter, close to the bar that it answers. */
export const chapter = style({
  display: 'grid',
  gap: vars.space[3],
  paddingTop: vars.space[4],
  '@media': { [media.wide]: { paddingTop: vars.space[6] }, print: { display: 'block', paddingTop: 0 } },
})
