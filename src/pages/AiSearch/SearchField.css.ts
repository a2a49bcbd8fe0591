import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'
import { fields, type Screen } from './dotField.ts'

export const figure = style({
  display: 'grid',
  gridTemplateRows: `auto auto ${vars.space[4]}`,
  maxWidth: '560px',
  breakInside: 'avoid',
})
const drawing = style({ gridArea: '2 / 1', width: '100%' })
export const field = styleVariants({
  wide: [drawing, { '@media': { [media.phone]: { display: 'none' } } }],
  phone: [drawing, { display: 'none', '@media': { [media.phone]: { display: 'block' } } }],
})
export const dot = style({
  fill: 'none',
  stroke: vars.color.body,
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
export const house = style({
  fill: vars.color.sea,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
/** From the middle of the house. */
const start = (screen: Screen) => {
  const { columns, left, above } = fields[screen]
  const share = (dots: number) => `${((dots + 0.5) / columns) * 100}%`
  return { margin: `${share(above)} 0 0 calc(${share(left)} - ${vars.rule.hair} / 2)` }
}
/** To the sheet below the field. */
export const line = style({
  gridArea: '2 / 1 / 4 / 2',
  ...start('wide'),
  borderLeft: `${vars.rule.hair} solid ${vars.color.sea}`,
  '@media': { [media.phone]: start('phone') },
})
export const caption = style({
  gridArea: '1 / 1',
  paddingBottom: vars.space[1],
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
})
