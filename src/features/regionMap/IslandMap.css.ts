import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { drawingText } from '../../styles/drawingText.ts'
import { vars } from '../../styles/theme.css.ts'

export const board = style({ position: 'relative', display: 'grid' })
const over = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
export const drawing = style({ ...over, touchAction: 'manipulation' })

const lifting = style({
  ...over,
  '@media': { [media.motion]: { transition: `opacity ${vars.motion.slow}` }, [media.noScript]: { display: 'none' } },
})
/** A region's picture lies exactly over the relief. */
export const layer = styleVariants({ raised: [lifting], flat: [lifting, { opacity: 0 }] })

const base = style({
  fill: 'transparent',
  strokeWidth: 5,
  strokeLinejoin: 'round',
  cursor: 'pointer',
  '@media': { [media.noScript]: { cursor: 'auto' } },
})
const line = (color: string, forced: string) => ({
  stroke: color,
  '@media': { [media.forcedColors]: { stroke: forced }, [media.noScript]: { stroke: 'none' } },
})
export const area = styleVariants({
  quiet: [base],
  /** Begins above the visitor's price. */
  beyond: [base, { fill: vars.color.mares, fillOpacity: 0.7 }],
  pointed: [base, line(vars.color.ink, 'LinkText')],
  // Its picture shows it; the outline is coarser than the model.
  selected: [base, { '@media': { [media.forcedColors]: { stroke: 'Highlight' } } }],
})

/** Names and scale are on the wood of the board, where ink has a contrast of 9:1, or on a region, white or blue. */
const text = style({
  fontFamily: vars.font.display,
  fontSize: drawingText.map.phone,
  textAnchor: 'middle',
  pointerEvents: 'none',
  '@media': { [media.medium]: { fontSize: drawingText.map.wide } },
})
export const name = styleVariants({
  ink: [text, { fill: vars.color.ink }],
  // Outlined, for as long as the blue picture is still loading.
  light: [text, { fill: vars.color.limewash, stroke: vars.color.sea, strokeWidth: 10, paintOrder: 'stroke' }],
})
const thin = { fill: 'none', pointerEvents: 'none', vectorEffect: 'non-scaling-stroke' } as const
export const hairline = style({ ...thin, stroke: vars.color.ink, strokeWidth: vars.rule.hair })
export const figure = style({
  fill: vars.color.ink,
  fontFamily: vars.font.display,
  fontSize: drawingText.map.phone,
  fontVariantNumeric: 'tabular-nums lining-nums',
  pointerEvents: 'none',
  '@media': { [media.medium]: { fontSize: drawingText.map.wide } },
})
