import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const single = style({ display: 'grid', gap: vars.space[2], marginTop: vars.space[4] })
export const columns = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: vars.space[4],
  maxWidth: '57rem',
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr', gap: `${vars.space[3]} ${vars.space[7]}` } },
})
export const led = style({ fontSize: vars.size.intro, lineHeight: 1.5, maxWidth: '57rem', marginTop: vars.space[4] })
export const body = style({ marginTop: vars.space[6] })
