import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const halves = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const picture = style({ display: 'grid', '@media': { [media.wide]: { gridRow: 1, aspectRatio: '8 / 9' } } })
const base = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[5]}`,
  '@media': { [media.wide]: { gridRow: 1, alignSelf: 'center', gap: vars.space[4] } },
})
/** The words are in the half that the picture leaves free; on phones they are above a picture that is on the left. */
export const words = styleVariants({
  left: [
    base,
    {
      '@media': {
        [media.phone]: { order: -1, paddingBlock: `${vars.space[4]} ${vars.space[3]}` },
        [media.wide]: { gridColumn: 2, paddingInline: `${vars.space.gutter} ${contentEdge}` },
      },
    },
  ],
  right: [base, { '@media': { [media.wide]: { gridColumn: 1, paddingInline: `${contentEdge} ${vars.space[4]}` } } }],
})
/** Not on phones, where they would be below the picture. */
export const trail = style({ '@media': { [media.phone]: { display: 'none' } } })
/** On phones below the button, which is whole above the contact bar. */
export const lead = style({ '@media': { [media.phone]: { order: 1 } } })
