import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({ display: 'grid', '@media': { print: { display: 'none' } } })
const filled = style([base, { gridTemplateRows: '1fr auto' }])
/**
 * The picture fills the half above its caption, is in the middle of it (`square`), or is as high as the texts next to it (`level`).
 */
export const figure = styleVariants({
  landscape: [filled],
  strip: [filled],
  // The padding and margin of the texts in PictureSteps.
  level: [
    filled,
    {
      '@media': {
        [media.wide]: { paddingBlock: `calc(${vars.space.section} + ${vars.space[3]}) ${vars.space.section}` },
      },
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
  level: onPhones('3 / 2'),
  square: { aspectRatio: '1 / 1' },
})
