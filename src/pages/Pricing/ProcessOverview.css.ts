import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space[6],
    },
  },
})
export const picture = style({
  aspectRatio: '4 / 3',
  position: 'relative',
  '@media': {
    [media.wide]: { gridRow: '1 / span 2', aspectRatio: 'auto', minHeight: '32rem' },
    print: { display: 'none' },
  },
})
globalStyle(`${picture} img`, { '@media': { [media.wide]: { position: 'absolute', inset: 0 } } })
globalStyle(`${picture} img`, { objectPosition: '50% 40%' })
export const head = style({ display: 'grid', gap: vars.space[2], alignSelf: 'start' })
