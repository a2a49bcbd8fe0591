import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const column = { width: '100%', maxWidth: vars.measure.content, marginInline: 'auto' }
const onScreen = style({ '@media': { print: { display: 'none' } } })
export const frame = styleVariants({
  across: {},
  column: { ...column, '@media': { [media.wide]: { paddingInline: vars.space.gutter } } },
})
export const image = styleVariants({
  // With a maximum height, the aspect ratio alone would make it narrower than the page.
  across: [onScreen, { width: '100%', aspectRatio: '16 / 9', maxHeight: '48rem' }],
  column: [onScreen],
})
export const caption = styleVariants({
  across: { ...column, padding: `${vars.space[1]} ${vars.space.gutter} 0` },
  column: {
    padding: `${vars.space[1]} ${vars.space.gutter} 0`,
    '@media': { [media.wide]: { paddingInline: 0 } },
  },
})
