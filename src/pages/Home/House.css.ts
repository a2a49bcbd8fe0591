import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const figure = style({ '@media': { print: { display: 'none' } } })
export const picture = style({
  aspectRatio: '4 / 3',
  objectPosition: '46% 60%',
  '@media': { [media.medium]: { aspectRatio: '21 / 10' } },
})
export const caption = style({ padding: `${vars.space[1]} ${contentEdge} ${vars.space[2]}` })
