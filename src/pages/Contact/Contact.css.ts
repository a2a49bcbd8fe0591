import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const voice = style({ display: 'grid', gap: vars.space[3] })
