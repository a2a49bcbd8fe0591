import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const letterhead = style({
  display: 'none',
  '@media': {
    print: {
      display: 'flex',
      alignItems: 'start',
      gap: vars.space[4],
      paddingBottom: vars.space[2],
      borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
      fontSize: vars.size.label,
    },
  },
})
export const address = style({ textAlign: 'end' })
