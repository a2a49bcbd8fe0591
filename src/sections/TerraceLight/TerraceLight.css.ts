import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { needsScript } from '../../styles/needsScript.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const room = style({
  containerType: 'inline-size',
  breakInside: 'avoid',
  '@media': { print: { containerType: 'normal' } },
})
export const figure = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
})
export const frame = style({ position: 'relative', aspectRatio: '3 / 2', overflow: 'hidden' })

const appear = keyframes({ from: { opacity: 0 } })
const whole = style({ position: 'absolute', inset: 0, display: 'grid' })
/** Hours blend into each other; with reduced motion they are cut. */
export const layer = styleVariants({
  before: [whole],
  first: [whole],
  turned: [whole, { '@media': { [media.motion]: { animation: `${appear} ${vars.motion.slow}` } } }],
  pending: [whole, { visibility: 'hidden' }],
})

/** What the picture shows, its controls and its caption. */
export const panel = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] })
/** Two lines in a narrow column, so that a longer sentence moves nothing. */
export const hour = style({
  minHeight: '2lh',
  marginTop: vars.space[1],
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  fontVariantNumeric: 'lining-nums',
  textWrapStyle: 'balance',
  '@media': { [media.medium]: { minHeight: '1lh' }, print: { minHeight: 0, fontSize: vars.size.text } },
})
export const controls = style([
  needsScript,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${vars.space[1]} ${vars.space[2]}`,
    '@media': { [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
])
export const slider = style({
  gridColumn: '1 / -1',
  width: '100%',
  height: vars.target.control,
  margin: `0 0 calc(-1 * ${vars.space[1]})`,
  accentColor: vars.color.sea,
  cursor: 'pointer',
})
export const end = style({
  color: vars.color.stone,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'lining-nums',
  selectors: { '& + &': { textAlign: 'end' } },
})
export const days = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  border: 0,
  padding: 0,
  minInlineSize: 0,
})
export const day = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'center',
  minHeight: vars.target.control,
  cursor: 'pointer',
})
export const radio = style({
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: vars.color.sea,
  cursor: 'pointer',
})
