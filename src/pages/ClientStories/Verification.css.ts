import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const note = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[6],
  paddingTop: vars.space[4],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
})
export const titles = style({ display: 'grid', gap: vars.space[1] })
export const columns = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[4] },
  },
})
