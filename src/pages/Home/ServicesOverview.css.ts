import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const row = style({
  display: 'grid',
  gap: `${vars.space[0.5]} ${vars.space[6]}`,
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'baseline',
      paddingBlock: vars.space[3],
    },
  },
})
globalStyle(`${row} a`, { textDecorationThickness: vars.rule.hair, textUnderlineOffset: '0.2em' })
