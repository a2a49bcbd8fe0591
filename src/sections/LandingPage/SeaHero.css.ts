import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const captionHeight = vars.space[5]
const overlap = `calc(${vars.space[6]} + ${captionHeight})`

export const hero = style({
  background: vars.color.sea,
  color: vars.color.limewash,
  // The picture ends at the next section, which has its own top padding.
  marginBottom: overlap,
  '@media': { [media.wide]: { marginBottom: 0 }, print: { background: 'none', color: vars.color.ink } },
})
export const inner = style({
  display: 'grid',
  gap: vars.space[5],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingTop: vars.space[6],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '5fr 7fr',
      gap: vars.space[7],
      alignItems: 'center',
      paddingTop: vars.space[5],
    },
  },
})
/** Ends at the next section, with the caption on its ground. */
export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  marginBottom: `calc(-1 * ${overlap})`,
  '@media': {
    [media.wide]: { alignSelf: 'stretch', marginInlineEnd: `calc(-1 * ${contentEdge})` },
  },
})
export const picture = style({
  aspectRatio: '3 / 2',
  '@media': { [media.wide]: { aspectRatio: 'auto', minHeight: 'clamp(30rem, 47vw, 44rem)' } },
})
export const caption = style({ height: captionHeight, paddingTop: vars.space[1] })
