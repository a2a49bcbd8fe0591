import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const line = style({ borderTop: `${vars.rule.hair} solid ${vars.color.mares}` })
export const inner = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  alignItems: 'baseline',
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[4]} ${vars.space.gutter}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'auto 1fr' } },
})
export const fee = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
})
export const sentence = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  textWrapStyle: 'balance',
})
