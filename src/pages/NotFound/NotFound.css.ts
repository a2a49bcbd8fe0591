import { globalStyle, style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { needsScript } from '../../styles/needsScript.css.ts'
import { textButton } from '../../styles/textButton.css.ts'
import { vars } from '../../styles/theme.css.ts'

/** The picture across the page, and the text below it. */
export const opening = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
export const view = style({ '@media': { print: { display: 'none' } } })
/** The band shows the model's middle. */
export const picture = style({
  aspectRatio: '4 / 3',
  '@media': { [media.medium]: { aspectRatio: '5 / 2' }, [media.wide]: { aspectRatio: '14 / 5' } },
})
export const caption = style({
  padding: `${vars.space[1]} ${vars.space.gutter} 0`,
  '@media': { [media.wide]: { paddingInline: contentEdge } },
})
export const words = style({
  display: 'grid',
  gap: vars.space[2],
  padding: `${vars.space[4]} ${vars.space.gutter}`,
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      alignItems: 'end',
      columnGap: vars.space[6],
      paddingInline: contentEdge,
    },
  },
})
/** Spacing scales with the headline. */
export const headline = style({ fontSize: vars.size.h2, marginTop: '0.3em' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  marginTop: vars.space[4],
})
/** Button that looks like a link; it does the same as the browser's back button. */
export const back = style([
  needsScript,
  textButton,
  { minHeight: vars.target.control, fontSize: 'inherit', transition: `color ${vars.motion.fast}` },
])

export const elsewhere = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space.gutter}`,
})
globalStyle(`${elsewhere} h2`, { lineHeight: 1.4 })
export const links = style({
  display: 'grid',
  columnGap: vars.space[5],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})
export const entry = style({
  position: 'relative',
  paddingBlock: vars.space[2],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
})
export const label = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
export const text = style({ color: vars.color.stone, fontSize: vars.size.small })
