import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const drawing = style({ width: '100%', height: 'auto', touchAction: 'manipulation' })

const base = style({
  stroke: vars.color.plaster,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  cursor: 'pointer',
  transition: `fill ${vars.motion.fast}`,
  '@media': { [media.noScript]: { cursor: 'auto' }, [media.forcedColors]: { stroke: 'Canvas' } },
})
const fill = (color: string, forced: string) => ({
  fill: color,
  '@media': { [media.forcedColors]: { fill: forced } },
})
export const area = styleVariants({
  quiet: [base, fill(vars.color.mares, 'GrayText')],
  pointed: [base, fill(vars.color.seaQuiet, 'LinkText')],
  selected: [base, fill(vars.color.sea, 'Highlight')],
})

const label = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.mapLabel,
  textAnchor: 'middle',
  pointerEvents: 'none',
  transition: `fill ${vars.motion.fast}`,
  '@media': { [media.medium]: { fontSize: vars.size.mapLabelWide } },
})
export const name = styleVariants({
  quiet: [label, fill(vars.color.ink, 'CanvasText')],
  pointed: [label, fill(vars.color.ink, 'CanvasText')],
  selected: [label, fill(vars.color.limewash, 'HighlightText')],
})
