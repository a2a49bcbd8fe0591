import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const section = style({ background: vars.color.plaster })
export const halves = style({ display: 'grid', '@media': { [media.wide]: { gridTemplateColumns: '1fr 1fr' } } })
export const texts = style({
  display: 'grid',
  gap: vars.space[5],
  alignSelf: 'center',
  paddingBlock: vars.space.panel,
  paddingInline: vars.space.gutter,
  '@media': { [media.wide]: { paddingInline: `${contentEdge} ${vars.space.besidePicture}` } },
})
