import { globalStyle, style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** On wide screens the picture is next to title and lead, and who answers and the ways to reach us are below both. */
export const columns = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto 1fr auto auto',
      gap: `${vars.space[3]} ${vars.space[4]}`,
    },
  },
})
/** On phones the button comes first: it is whole above the contact bar. */
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  '@media': { [media.wide]: { gridArea: '2 / 1' } },
})
export const lead = style({ '@media': { [media.wide]: { order: -1 } } })
/** To the edges of a phone; on wide screens from the header to the right edge. */
export const half = style({
  display: 'grid',
  marginInline: `calc(-1 * ${contentEdge})`,
  '@media': {
    [media.wide]: {
      gridArea: '1 / 2 / 3 / 3',
      minHeight: '34vw',
      marginTop: `calc(-1 * ${vars.space[6]})`,
      marginInlineStart: 0,
    },
    print: { display: 'none' },
  },
})
export const people = style({ '@media': { [media.wide]: { gridArea: '3 / 1' } } })
globalStyle(`${people} > ul`, {
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space[4],
      borderTop: 0,
    },
  },
})
globalStyle(`${people} li`, { '@media': { [media.wide]: { borderBottom: 0 } } })
export const remark = style({ '@media': { [media.wide]: { gridArea: '3 / 2', paddingTop: vars.space[1.5] } } })
export const across = style({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } })
export const list = style({
  marginTop: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
      columnGap: vars.space[4],
      marginTop: 0,
    },
  },
})
export const way = style({
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': {
    [media.wide]: { borderBottom: 0 },
  },
})
/** The whole row is the link. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'baseline',
  minHeight: vars.target.control,
  paddingBlock: vars.space[1],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space[0.5], paddingBlock: vars.space[2] },
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
  textDecorationLine: 'underline',
  textDecorationThickness: vars.rule.hair,
  textUnderlineOffset: '0.2em',
})
export const note = style({
  gridColumn: '2',
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  '@media': { [media.enlarged]: { gridColumn: '1' }, [media.wide]: { gridColumn: '1' } },
})
