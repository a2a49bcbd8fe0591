import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The picture fills the half above its caption. */
export const figure = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { print: { display: 'none' } },
})
export const caption = style({
  padding: `${vars.space[1]} ${vars.space.gutter}`,
  '@media': { [media.wide]: { paddingInline: vars.space[4] } },
})
const onPhones = (aspectRatio: string) => ({ aspectRatio, '@media': { [media.wide]: { aspectRatio: 'auto' } } })
/** Shape on phones. */
export const shape = styleVariants({ landscape: onPhones('4 / 3'), square: onPhones('1') })
