import { style } from '@vanilla-extract/css'

export const banner = style({
  height: 'clamp(15rem, 41.6vw, 46rem)',
  objectPosition: '50% 28%',
  '@media': { print: { display: 'none' } },
})
/** From the tower to the pool. */
