import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const texts = style({ display: 'grid', justifyItems: 'start', gap: vars.space[3] })
