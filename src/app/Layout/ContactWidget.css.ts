import { style } from '@vanilla-extract/css'
import { contentEdge } from '../../styles/bleed.ts'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const widget = style({
  display: 'none',
  // While a field has the focus, the button would cover what is typed (WCAG 2.2, 2.4.11).
  selectors: { 'html:has(form :is(input, textarea, select):focus) &': { display: 'none' } },
  '@media': { [media.wide]: { display: 'block' }, print: { display: 'none' } },
})
/** Fits into the margin of the page, so that the button covers no text. */
const diameter = `min(${vars.target.round}, ${contentEdge} - ${vars.space[1]})`
export const bubble = style({
  position: 'fixed',
  zIndex: 2,
  insetInlineEnd: `min(${vars.space[3]}, (${contentEdge} - ${diameter}) / 2)`,
  bottom: vars.space[3],
  display: 'grid',
  placeItems: 'center',
  width: diameter,
  height: diameter,
  border: `${vars.rule.hair} solid ${vars.color.limewash}`,
  borderRadius: vars.radius.round,
  background: vars.color.sea,
  color: vars.color.limewash,
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { background: vars.color.seaDeep } } },
})
export const panel = style({
  position: 'fixed',
  inset: `auto ${vars.space[3]} ${vars.space[12]} auto`,
  width: '20rem',
  // Scrolls in a low window.
  maxHeight: `calc(100svh - ${vars.space[12]} - ${vars.space[1]})`,
  padding: vars.space[3],
  border: `${vars.rule.hair} solid ${vars.color.mares}`,
  borderRadius: vars.radius.button,
  background: vars.color.limewash,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  // Before popovers: Safari 17, Firefox 125.
  '@supports': { 'not selector(:popover-open)': { selectors: { '&:not([data-open])': { display: 'none' } } } },
})
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  color: vars.color.ink,
  marginBottom: vars.space[2],
})
export const option = style({
  display: 'block',
  paddingBlock: vars.space[1.5],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  color: vars.color.ink,
  fontSize: vars.size.text,
  fontWeight: 550,
  selectors: {
    '&:last-of-type': { borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`, marginBottom: vars.space[2] },
  },
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})
