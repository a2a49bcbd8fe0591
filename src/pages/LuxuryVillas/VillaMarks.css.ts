import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Width divided by height of the picture of the villa. */
const shape = 2880 / 1536

/**
 * The part of the villa that each benefit is about, in parts of the picture's width and height: the end of its leader, and
 * the picture's edge at which its letter is. Letters run from left to right.
 */
const spots = {
  plot: { at: [0.2545, 0.342], edge: 'top' },
  structure: { at: [0.497, 0.262], edge: 'top' },
  permits: { at: [0.62, 0.34], edge: 'top' },
  view: { at: [0.63, 0.53], edge: 'bottom' },
} as const

export const marks = style({ gridArea: '1 / 1', position: 'relative', overflow: 'hidden', containerType: 'size' })

/** A letter, a line and a dot where it ends. */
const leader = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  translate: '-50%',
  '::before': {
    content: '',
    order: 3,
    width: vars.space[0.5],
    height: vars.space[0.5],
    borderRadius: vars.radius.round,
    background: vars.color.limewash,
  },
  '::after': {
    content: '',
    order: 2,
    flexGrow: 1,
    borderInlineStart: `${vars.rule.strong} solid ${vars.color.limewash}`,
  },
  '@media': { [media.wide]: { '::before': { width: vars.space[1], height: vars.space[1] } } },
})
/** From the terrace outwards, dashed like a sight line; the letter stays upright. */
const sightLine = style({
  rotate: '-20deg',
  transformOrigin: 'top',
  '::after': { borderInlineStartStyle: 'dashed' },
})
/** Offset of a point from the frame's left or upper edge; the picture covers the frame. */
const offset = {
  x: (x: number) => `calc(50% + ${x - 0.5} * max(100cqw, 100cqh * ${shape}))`,
  y: (y: number) => `calc(50% + ${(y - 0.5).toFixed(3)} * max(100cqh, 100cqw / ${shape}))`,
}
export const leaders = styleVariants(spots, ({ at: [x, y], edge }, id) => [
  leader,
  id === 'view' ? sightLine : [],
  edge === 'top'
    ? {
        left: offset.x(x),
        top: vars.space[1],
        bottom: offset.y(1 - y),
        flexDirection: 'column',
      }
    : { left: offset.x(x), top: offset.y(y), bottom: vars.space[1], flexDirection: 'column-reverse' },
])
export const letter = style({
  selectors: { [`${sightLine} &`]: { rotate: '20deg' } },
  display: 'grid',
  placeContent: 'center',
  width: '1.25rem',
  height: '1.25rem',
  borderRadius: vars.radius.round,
  background: vars.color.limewash,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.caption,
  lineHeight: 1,
  '@media': { [media.wide]: { width: '2rem', height: '2rem', fontSize: vars.size.lead } },
})
