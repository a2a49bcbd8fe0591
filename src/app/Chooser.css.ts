import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css.ts'

export const chooser = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  minHeight: '100svh',
  padding: vars.space.gutter,
  textAlign: 'center',
})
globalStyle(`${chooser} h1`, {
  fontFamily: vars.font.display,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.display,
})
export const choices = style({ display: 'flex', gap: vars.space[3] })
globalStyle(`${choices} a`, { display: 'inline-block', padding: vars.space[1] })
