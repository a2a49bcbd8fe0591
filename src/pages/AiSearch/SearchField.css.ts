import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'
import { columns, found } from './dotField.ts'

const share = (dots: number) => `${(dots / columns) * 100}%`
const fromLeft = share(found.left + 0.5)

/** From the field to the lower edge of the hero (SearchHero.css.ts). */
const toEdge = vars.space[7]
/** To the sheet below the section's large title (LiftedSheet.css.ts), which is then on the right. */
const toSheet = `calc(${toEdge} + ${vars.space.section} + 0.95 * ${vars.size.sum} + ${vars.space[6]})`
const reach = (length: string) => ({
  gridTemplateRows: `auto minmax(${length}, auto)`,
  marginBottom: `calc(-1 * ${length})`,
})

/** The line ends at the title, at the lower edge of the hero, or at the sheet about the house. */
export const figure = style({
  display: 'grid',
  maxWidth: '560px',
  breakInside: 'avoid',
  '@media': { [media.wide]: reach(toEdge), [media.full]: reach(toSheet) },
})
export const field = style({ gridArea: '1 / 1', display: 'block', width: '100%' })
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
/** From the house to the section about it. */
export const line = style({
  gridArea: '1 / 1 / 3 / 2',
  margin: `${share(found.above + 0.5)} 0 0 calc(${fromLeft} - ${vars.rule.hair} / 2)`,
  borderLeft: `${vars.rule.hair} solid ${vars.color.sea}`,
})
/** Left of the line. */
export const caption = style({
  gridArea: '2 / 1',
  width: fromLeft,
  padding: `${vars.space[1]} ${vars.space[2]} 0 0`,
  color: vars.color.stone,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
})
