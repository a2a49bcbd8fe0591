import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const reasons = style({ display: 'grid', gap: vars.space[2], breakInside: 'avoid' })
