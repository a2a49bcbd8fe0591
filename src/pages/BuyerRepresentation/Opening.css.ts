import { globalStyle, style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const halves = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.hair}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})
export const picture = style({ display: 'grid', '@media': { [media.wide]: { gridRow: 1, aspectRatio: '8 / 9' } } })
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space.gutter} ${vars.space[5]}`,
  '@media': {
    [media.wide]: {
      gridArea: '1 / 2',
      alignSelf: 'center',
      gap: vars.space[4],
      paddingInline: `${vars.space.gutter} ${contentEdge}`,
    },
  },
})
export const trail = style({ '@media': { [media.phone]: { order: 2 } } })
/** On phones below the button, which is whole above the contact bar. */
export const lead = style({ '@media': { [media.phone]: { order: 1 } } })
/** The word is on a line of its own, as large as half a page allows. */
globalStyle(`${words} h1 em`, {
  display: 'block',
  width: 'fit-content',
  fontSize: vars.size.sum,
  lineHeight: 0.8,
  paddingBottom: '0.12em',
})
