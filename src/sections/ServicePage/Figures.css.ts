import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`
/** On wide screens its last rule is level with the foot of the picture next to it, above a caption of one line. */
export const list = style({
  display: 'grid',
  borderBottom: hairline,
  '@media': {
    [media.wide]: { gridAutoRows: '1fr', marginBottom: `calc(${vars.space[1]} + 1.5 * ${vars.size.caption})` },
  },
})
export const entry = style({
  display: 'grid',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[2],
  borderTop: hairline,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(9.5rem, 2fr) minmax(0, 3fr)' },
    [media.wide]: { gridTemplateColumns: 'none', alignContent: 'start' },
  },
})
export const name = style({ order: 1, color: vars.color.stone, fontSize: vars.size.small })
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
})
