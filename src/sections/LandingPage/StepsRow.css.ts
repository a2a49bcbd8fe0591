import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const head = style({ display: 'grid', gap: vars.space[2], marginBottom: vars.space[6] })
export const row = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.wide]: { gap: vars.space[6] },
  },
})
export const step = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  paddingTop: vars.space[3],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
})
export const number = style({
  marginBottom: vars.space[2],
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.h3,
  lineHeight: 1,
  color: vars.color.stone,
})
