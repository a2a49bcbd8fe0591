import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Width divided by height of the picture, which covers its frame. */
const shape = 2880 / 1536

export const marks = style({ gridArea: '1 / 1', position: 'relative', overflow: 'hidden', containerType: 'size' })
export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  translate: '-50% -50%',
  borderRadius: vars.radius.round,
  background: vars.color.limewash,
  color: vars.color.ink,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.small,
  lineHeight: 1,
  '@media': { [media.wide]: { width: '2.25rem', height: '2.25rem', fontSize: vars.size.quote } },
})
/** A point of the picture, in parts of its width and height. */
const at = (x: number, y: number) => ({
  left: `calc(50% + ${x - 0.5} * max(100cqw, 100cqh * ${shape}))`,
  top: `calc(50% + ${y - 0.5} * max(100cqh, 100cqw / ${shape}))`,
})
export const places = styleVariants({
  permits: at(0.655, 0.42),
  plot: at(0.17, 0.64),
  view: at(0.41, 0.62),
  structure: at(0.49, 0.245),
})
