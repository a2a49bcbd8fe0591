import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const grid = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: vars.space[10],
      alignItems: 'end',
    },
  },
})
export const picture = style({
  aspectRatio: '4 / 3',
  '@media': { [media.wide]: { gridRow: '1 / span 2', aspectRatio: '4 / 5' }, print: { display: 'none' } },
})
globalStyle(`${picture} img`, { objectPosition: '50% 40%' })
export const head = style({ display: 'grid', gap: vars.space[2], alignSelf: 'start' })
