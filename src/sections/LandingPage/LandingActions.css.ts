import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'

export const chat = style({ display: 'none', '@media': { [media.wide]: { display: 'inline' } } })
