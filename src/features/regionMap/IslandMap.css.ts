import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
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
  pointed: [base, line(vars.color.ink, 'LinkText')],
  /** Raised in the picture, which forced colors do not touch: a line for them alone. */
  selected: [base, line('none', 'Highlight')],
})

const label = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.mapLabel,
  textAnchor: 'middle',
  pointerEvents: 'none',
  '@media': { [media.medium]: { fontSize: vars.size.mapLabelWide } },
})
export const name = styleVariants({
  onWhite: [label, { fill: vars.color.ink }],
  /** On a region that is raised and painted. */
  onSea: [label, { fill: vars.color.limewash, '@media': { [media.noScript]: { fill: vars.color.ink } } }],
})
export const scaleBar = style({ fill: 'none', stroke: vars.color.ink, strokeWidth: 2.5 })
export const scaleText = style({
  fill: vars.color.ink,
  fontSize: vars.size.mapScale,
  textAnchor: 'middle',
  '@media': { [media.medium]: { fontSize: vars.size.mapScaleWide } },
})
