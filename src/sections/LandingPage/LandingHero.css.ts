import { globalStyle, style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The picture is next to the text on wide screens, on tablets above it. */
export const hero = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    print: { display: 'block' },
  },
})
globalStyle(`${hero} > :last-child`, {
  '@media': { [media.medium]: { order: -1 }, [media.wide]: { order: 0 } },
})
export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { print: { display: 'none' } },
})
/** As high as the text next to it, and at least in its own shape. */
export const picture = style({
  aspectRatio: '3 / 2',
  gridArea: '1 / 1',
  '@media': {
    [media.medium]: { aspectRatio: '2 / 1' },
    [media.wide]: { aspectRatio: 'auto', minHeight: 'min(39vw, 44rem)' },
  },
})
export const caption = style({
  padding: `${vars.space[1]} ${vars.space.gutter} 0`,
  '@media': { [media.wide]: { paddingInline: `0 ${contentEdge}` } },
})
export const text = style({
  display: 'grid',
  alignSelf: 'center',
  gap: vars.space[2],
  padding: `${vars.space[3]} ${vars.space.gutter} 0`,
  // On phones the picture is between the title and the rest.
  '@media': {
    [media.phone]: { display: 'contents' },
    [media.wide]: {
      gap: vars.space[3],
      padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[5]} ${contentEdge}`,
    },
  },
})
globalStyle(`${text} > *`, { '@media': { [media.phone]: { paddingInline: vars.space.gutter } } })
globalStyle(`${text} > :first-child`, {
  // There is room for the menu's hint above the title.
  '@media': { [media.phone]: { order: -1, paddingBlock: `${vars.space[5]} ${vars.space[3]}` } },
})
globalStyle(`${text} > :last-child`, { '@media': { [media.phone]: { order: 1, paddingTop: vars.space[2] } } })
export const headline = style({ fontSize: vars.size.h2 })
export const words = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3] } },
})
/** On phones the actions are before the lead, above the contact bar. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  '@media': { [media.phone]: { order: -1 } },
})
