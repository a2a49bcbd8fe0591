import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Hidden without JavaScript; the result for the default price stays. */
export const form = style({
  display: 'grid',
  gap: vars.space[2],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space[4] },
    [media.wide]: { gridTemplateColumns: 'none', rowGap: vars.space[3] },
    [media.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
})
export const kind = style({ minWidth: 0, padding: 0, border: 0 })
export const legend = style({
  padding: 0,
  marginBottom: vars.space[1],
  fontWeight: 600,
  fontSize: vars.size.small,
  // The two kinds explain themselves, and the answer comes sooner.
  '@media': { [media.phone]: { position: 'absolute', clipPath: 'inset(50%)' } },
})
export const kinds = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflowWrap: 'break-word',
  '@media': { [media.enlarged]: { gridTemplateColumns: 'none', overflowWrap: 'anywhere', hyphens: 'auto' } },
  border: `${vars.rule.hair} solid ${vars.color.sea}`,
  borderRadius: vars.radius.button,
})
export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.target.button,
  padding: vars.space[1],
  fontSize: vars.size.small,
  fontWeight: 550,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  ':hover': { color: vars.color.stone },
  selectors: {
    '&:has(:checked)': { background: vars.color.sea, color: vars.color.limewash },
    '&:has(:focus-visible)': {
      outline: `${vars.rule.strong} solid ${vars.color.terracotta}`,
      outlineOffset: vars.space[0.5],
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
    },
  },
})
