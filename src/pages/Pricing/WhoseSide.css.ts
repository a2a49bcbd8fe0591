import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'
import { titleAndText } from './thirds.css.ts'

export const columns = style({ display: 'grid', gap: vars.space[3], '@media': { [media.wide]: titleAndText } })
export const conflicts = style({ display: 'grid', gap: vars.space[4] })
