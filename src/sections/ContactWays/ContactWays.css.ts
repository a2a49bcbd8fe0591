import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { contentColumn } from '../../styles/contentColumn.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const section = style({
  background: vars.color.sea,
  color: vars.color.limewash,
  paddingBlock: vars.space.section,
  '@media': { print: { display: 'none' } },
})
export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  ...contentColumn,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space[8] } },
})
export const intro = style({ display: 'grid', justifyItems: 'start', alignContent: 'start', gap: vars.space[3] })
const line = `${vars.rule.hair} solid ${vars.color.seaRule}`
export const ways = style({ borderBottom: line, alignSelf: 'start' })
export const way = style({
  display: 'grid',
  gap: vars.space[0.5],
  paddingBlock: vars.space[2],
  borderTop: line,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: '8rem minmax(0, 1fr)',
      alignItems: 'baseline',
      paddingBlock: vars.space[3],
    },
    [media.hover]: { ':hover': { color: vars.color.sand } },
  },
})
export const wayLabel = style({ color: vars.color.seaQuiet, fontSize: vars.size.small })
export const wayValue = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
})
export const wayNote = style({
  display: 'block',
  marginTop: vars.space[0.5],
  color: vars.color.seaQuiet,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  lineHeight: 1.5,
})
