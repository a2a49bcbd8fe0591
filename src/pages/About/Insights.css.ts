import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  justifyItems: 'start',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  paddingBlock: vars.space[4],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', alignItems: 'baseline' },
    [media.full]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr)' },
  },
})
export const link = style({
  '@media': {
    [media.medium]: { gridColumn: 2 },
    [media.full]: { gridColumn: 3, justifySelf: 'end' },
  },
})
