import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.ink}`
/** The front edges of the blocks, in percent of the picture's width (src/content/pictures/tax-stair-close.webp). */
export const edges = [7, 20, 26.6, 39.6, 71.8, 92.5] as const
const widths = edges.slice(1).map((edge, at) => `${(edge - (edges[at] ?? 0)).toFixed(1)}%`)

export const rates = style({
  display: 'grid',
  gridTemplateColumns: [`${edges[0]}%`, ...widths].join(' '),
  color: vars.color.ink,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: vars.leading.text,
  fontVariantNumeric: 'lining-nums',
  '@media': { print: { display: 'none' }, [media.enlarged]: { display: 'none' } },
})
export const rate = style({
  display: 'grid',
  justifyContent: 'center',
  marginTop: vars.space[1],
  whiteSpace: 'nowrap',
  ':first-child': { gridColumn: 2 },
  '@media': { [media.medium]: { borderInlineStart: line, ':last-child': { borderInlineEnd: line } } },
})
