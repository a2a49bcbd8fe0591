import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({ display: 'grid', '@media': { print: { display: 'none' } } })
const filled = style([base, { gridTemplateRows: '1fr auto' }])
/**
 * The picture fills the half above its caption, is in the middle of it (`square`), or is `level` with the heading next to it.
 */
export const figure = styleVariants({
  landscape: [filled],
  strip: [filled],
  // The heading's padding and margin in PictureSteps.
  level: [
    base,
    {
      alignContent: 'start',
      '@media': { [media.wide]: { paddingTop: `calc(${vars.space.section} + ${vars.space[3]})` } },
    },
  ],
  square: [base, { alignContent: 'center' }],
})
const captionAt = (edge: string) => ({
  padding: `${vars.space[1]} ${vars.space.gutter}`,
  '@media': { [media.wide]: { paddingInlineStart: edge } },
})
export const caption = styleVariants({ left: captionAt(contentEdge), right: captionAt('0') })
const onPhones = (aspectRatio: string) => ({ aspectRatio, '@media': { [media.wide]: { aspectRatio: 'auto' } } })
/** Shape on phones; `square` is so on every screen. */
export const shape = styleVariants({
  landscape: onPhones('4 / 3'),
  /** Above the title of a page. */
  strip: onPhones('2 / 1'),
  level: { aspectRatio: '3 / 2', '@media': { [media.wide]: { aspectRatio: '4 / 3' } } },
  square: { aspectRatio: '1 / 1' },
})
