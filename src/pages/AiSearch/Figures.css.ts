import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const list = style({ display: 'grid' })
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9.5rem, 2fr) minmax(0, 3fr)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  selectors: { '&:last-child': { '@media': { [media.wide]: { paddingBottom: 0 } } } },
  '@media': { [media.wide]: { gridTemplateColumns: 'none' }, [media.enlarged]: { gridTemplateColumns: 'none' } },
})
export const name = style({ order: 1, color: vars.color.stone, fontSize: vars.size.small })
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
})
