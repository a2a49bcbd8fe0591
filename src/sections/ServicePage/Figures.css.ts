import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`
/** On wide screens its last rule is level with the foot of the picture next to it, above a caption of one line. */
export const list = style({
  display: 'grid',
  '@media': {
    [media.wide]: {
      borderBottom: hairline,
      gridAutoRows: '1fr',
      marginBottom: `calc(${vars.space[1]} + 1.5 * ${vars.size.caption})`,
    },
  },
})
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7rem, 1fr) minmax(0, 2fr)',
  columnGap: vars.space[3],
  alignItems: 'baseline',
  paddingBlock: vars.space[1.5],
  borderTop: hairline,
  '@media': {
    [media.wide]: { paddingBlock: vars.space[2], gridTemplateColumns: 'none', alignContent: 'start' },
    [media.enlarged]: { gridTemplateColumns: 'none' },
  },
})
export const name = style({ order: 1, color: vars.color.stone, fontSize: vars.size.small })
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.figure,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
  whiteSpace: 'nowrap',
})
