import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On phones the ways to reach us come before the text. */
export const columns = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"title directory" "words directory"',
      gap: `${vars.space[3]} ${vars.space[8]}`,
    },
  },
})
export const title = style({ '@media': { [media.wide]: { gridArea: 'title' } } })
export const directory = style({ '@media': { [media.wide]: { gridArea: 'directory' } } })
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[2],
  '@media': { [media.wide]: { gridArea: 'words', gap: vars.space[3] } },
})
export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
/** The whole row is the link. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  minHeight: vars.target.control,
  paddingBlock: vars.space[1],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: '6.5rem minmax(0, 1fr)', paddingBlock: vars.space[3] },
    [media.hover]: { ':hover': { color: vars.color.stone } },
    [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})
export const label = style({ color: vars.color.stone, fontSize: vars.size.small })
export const action = style({
  justifySelf: 'start',
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  '@media': { [media.wide]: { fontSize: vars.size.h3 } },
  textDecorationLine: 'underline',
  textDecorationThickness: vars.rule.hair,
  textUnderlineOffset: '0.2em',
})
export const note = style({
  gridColumn: '2',
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.enlarged]: { gridColumn: '1' } },
})
