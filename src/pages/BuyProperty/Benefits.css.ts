import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space[7] },
    print: { display: 'block' },
  },
})
export const model = style({ marginTop: vars.space[4], '@media': { print: { display: 'none' } } })
export const caption = style({ marginTop: vars.space[1] })
export const list = style({ '@media': { print: { marginTop: vars.space[3] } } })
