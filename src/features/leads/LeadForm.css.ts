import { keyframes, style } from '@vanilla-extract/css'
import { withoutBoot } from '../../lib/documentMarks.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const collapsed = { contentVisibility: 'hidden', marginTop: `calc(-1 * ${vars.space[3]})` } as const
const appear = keyframes({ to: { contentVisibility: 'visible', marginTop: 0 } })
const collapse = keyframes({ 'from, to': collapsed })

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
})
export const withoutScript = style({
  display: 'none',
  maxWidth: vars.measure.text,
  fontSize: vars.size.lead,
  '@media': { [media.noScript]: { display: 'block' }, print: { display: 'block' } },
})
export const row = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr' } },
})
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  selectors: { [`${withoutBoot} &:has([formmethod="dialog"])`]: { animation: `${collapse} 1ms 8s forwards` } },
})
/** A step that is not shown yet: it appears where the boot script has not run after 8 s (src/styles/global.css.ts). */
export const hiddenStep = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  selectors: {
    [`${withoutBoot} &[hidden]`]: { display: 'grid', ...collapsed, animation: `${appear} 1ms 8s forwards` },
  },
})
export const restored = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  paddingBottom: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  color: vars.color.stone,
  fontSize: vars.size.small,
})
export const discard = style({
  minHeight: vars.space[3],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontWeight: 550,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
/** Progress bar of the steps, filled up to the current step. */
export const progress = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space[1] })
export const part = style({
  borderTop: `${vars.rule.strong} solid ${vars.color.mares}`,
  transition: `border-color ${vars.motion.slow}`,
  selectors: { '&[data-reached]': { borderColor: vars.color.sea } },
  '@media': { [media.forcedColors]: { selectors: { '&:not([data-reached])': { visibility: 'hidden' } } } },
})
export const step = style([
  hiddenStep,
  {
    justifyItems: 'stretch',
    border: 0,
    padding: 0,
    minInlineSize: 0,
  },
])
export const legend = style({ display: 'grid', gap: vars.space[1], padding: 0, marginBottom: vars.space[3] })
