import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const hairline = `${vars.rule.hair} solid ${vars.color.mares}`
/** In columns on wide screens. */
export const list = style({
  display: 'grid',
  '@media': {
    [media.wide]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space[4],
      marginBottom: vars.space[2],
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
