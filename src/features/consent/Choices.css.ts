import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const choices = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[2] })
