import { style, styleVariants } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The picture fills the half above its caption. */
export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { print: { display: 'none' } },
})
const captionAt = (edge: string) => ({
  padding: `${vars.space[1]} ${vars.space.gutter}`,
  '@media': { [media.wide]: { paddingInlineStart: edge } },
})
export const caption = styleVariants({ left: captionAt(contentEdge), right: captionAt('0') })
const onPhones = (aspectRatio: string) => ({ aspectRatio, '@media': { [media.wide]: { aspectRatio: 'auto' } } })
/** Shape on phones. */
export const shape = styleVariants({ landscape: onPhones('4 / 3'), square: onPhones('1') })
