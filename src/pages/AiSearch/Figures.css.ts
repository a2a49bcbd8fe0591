import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens as tall as the picture next to it. */
export const list = style({ display: 'grid', '@media': { [media.wide]: { gridAutoRows: '1fr' } } })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9.5rem, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'none', alignContent: 'center' },
    [media.enlarged]: { gridTemplateColumns: 'none' },
  },
})
export const name = style({ order: 1, color: vars.color.stone, fontSize: vars.size.small })
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
})
