import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const section = style({ background: vars.color.plaster })
export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', minHeight: '45rem' } },
})
export const picture = style({
  position: 'relative',
  minHeight: '19rem',
  '@media': { print: { display: 'none' } },
})
globalStyle(`${picture} img`, { position: 'absolute', inset: 0 })
export const texts = style({
  alignSelf: 'center',
  paddingBlock: vars.space.panel,
  paddingInline: vars.space.gutter,
  '@media': { [media.wide]: { paddingInlineStart: vars.space.besidePicture, maxWidth: '44rem' } },
})
globalStyle(`${texts} > h2`, { marginTop: vars.space[2], marginBottom: vars.space[2] })
globalStyle(`${texts} > ol`, { marginTop: vars.space[5] })
