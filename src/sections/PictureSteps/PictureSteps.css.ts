import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const section = style({ background: vars.color.plaster })
export const halves = style({
  display: 'grid',
  '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr', minHeight: '45rem' } },
})
export const texts = style({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'center',
  paddingBlock: vars.space.section,
  paddingInline: vars.space.gutter,
  '@media': {
    // Half of the content width, so that its outer edge aligns with the sections above and below.
    [media.wide]: { paddingInlineStart: vars.space.besidePicture, maxWidth: `calc(${vars.measure.content} / 2)` },
  },
})
export const title = style({ marginBlock: vars.space[2] })
export const list = style({ marginTop: vars.space[5] })
