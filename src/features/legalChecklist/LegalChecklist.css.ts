import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const aside = style({ display: 'grid', gap: vars.space[2] })
export const list = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
