import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const aside = style({ display: 'grid', gap: vars.space[2] })
globalStyle(`${aside} form`, { marginTop: vars.space[1] })
