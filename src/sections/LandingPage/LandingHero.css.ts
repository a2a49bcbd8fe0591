import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': { print: { display: 'block' } },
})
export const hero = styleVariants({
  half: [base, { '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } } }],
  across: [base],
  right: [base, { '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } }],
})
export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { print: { display: 'none' } },
})
/** As high as the text next to it, and at least in its own shape. */
export const picture = style({
  aspectRatio: '7 / 5',
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
const texts = style({ display: 'grid', gap: vars.space[2], padding: `${vars.space[3]} ${vars.space.gutter} 0` })
export const text = styleVariants({
  half: [
    texts,
    {
      alignSelf: 'center',
      // On phones the picture is between the title and the rest.
      '@media': {
        [media.phone]: { display: 'contents' },
        [media.wide]: {
          order: -1,
          gap: vars.space[3],
          padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[5]} ${contentEdge}`,
        },
      },
    },
  ],
  across: [
    texts,
    {
      // On phones there is room for the menu's hint above the title.
      paddingBlock: `${vars.space[5]} ${vars.space[4]}`,
      '@media': {
        [media.wide]: {
          gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
          alignItems: 'start',
          columnGap: vars.space[6],
          padding: `${vars.space[6]} ${contentEdge}`,
        },
      },
    },
  ],
  right: [
    texts,
    {
      // On phones there is room for the menu's hint above the title.
      paddingTop: vars.space[5],
      '@media': {
        [media.wide]: {
          alignContent: 'start',
          gap: vars.space[3],
          padding: `${vars.space[7]} ${vars.space[4]} 0 ${contentEdge}`,
        },
      },
    },
  ],
})
globalStyle(`${text.half} > *`, { '@media': { [media.phone]: { paddingInline: vars.space.gutter } } })
globalStyle(`${text.half} > :first-child`, {
  // There is room for the menu's hint above the title.
  '@media': { [media.phone]: { order: -1, paddingBlock: `${vars.space[5]} ${vars.space[2]}` } },
})
globalStyle(`${text.half} > :last-child`, { '@media': { [media.phone]: { paddingTop: vars.space[2] } } })
export const headline = style({ fontSize: vars.size.h2 })
export const words = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [media.wide]: { gap: vars.space[3] } },
})
const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
/** Below a picture, on phones the actions are before the lead, above the contact bar. */
const early = style([row, { '@media': { [media.phone]: { order: -1 } } }])
export const actions = styleVariants({ half: [early], across: [early], right: [row] })
