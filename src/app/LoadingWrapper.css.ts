import { style } from '@vanilla-extract/css'
import { vars } from '../styles/theme.css.ts'

export const loading = style({ display: 'grid', placeItems: 'center', minHeight: '100svh', color: vars.color.stone })
