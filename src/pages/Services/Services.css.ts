import { globalStyle, style } from '@vanilla-extract/css'

export const banner = style({ height: 'clamp(15rem, 41.6vw, 46rem)', '@media': { print: { display: 'none' } } })
/** From the tower to the pool. */
globalStyle(`${banner} img`, { objectPosition: '50% 28%' })
