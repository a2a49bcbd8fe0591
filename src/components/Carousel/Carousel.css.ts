import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { needsScript } from '../../styles/needsScript.css.ts'
import { vars } from '../../styles/theme.css.ts'

export const carousel = style({})
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: `${vars.space[3]} ${vars.space[1]}`,
  marginBottom: vars.space[6],
})
export const list = style([needsScript, { display: 'flex', gap: vars.space[1] }])
export const control = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.space[6],
  height: vars.space[6],
  border: `${vars.rule.hair} solid ${vars.color.mares}`,
  borderRadius: vars.radius.button,
  background: 'none',
  fontSize: vars.size.lead,
  cursor: 'pointer',
  transition: `border-color ${vars.motion.fast}, color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.stone, color: vars.color.stone } } },
})
const row = style({
  display: 'flex',
  // The widest gesture that leaves the browser its own: scrolling the page and zooming.
  touchAction: 'pan-y pinch-zoom',
  // Clips one hairline on the right, which would show the rule of the next slide.
  clipPath: `inset(0 ${vars.rule.hair} 0 0)`,
  '@media': {
    [media.phone]: { alignItems: 'start' },
    // Offsets the slides' own padding, so that the first slide aligns with the headline.
    [media.medium]: { marginInlineStart: `calc(-1 * ${vars.space[4]})` },
    print: { display: 'block', marginInlineStart: 0, clipPath: 'none' },
  },
})
export const viewport = styleVariants({
  /** Before keen-slider is initialized; the slides have its widths. */
  scrolls: [row, { overflowX: 'auto', overscrollBehaviorX: 'contain', scrollSnapType: 'x mandatory' }],
  /** keen-slider sets the slides' positions. */
  slides: [row, { overflow: 'hidden' }],
})
const base = style({
  position: 'relative',
  flex: '0 0 100%',
  minWidth: '100%',
  maxWidth: '100%',
  paddingInlineEnd: vars.space[4],
  scrollSnapAlign: 'start',
  '@media': {
    [media.medium]: {
      flexBasis: '50%',
      minWidth: '50%',
      maxWidth: '50%',
      paddingInline: vars.space[4],
      // The rule is 1px outside its slide, so that the row clips the rule of the first visible slide.
      '::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `calc(-1 * ${vars.rule.hair})`,
        borderInlineStart: `${vars.rule.hair} solid ${vars.color.mares}`,
      },
    },
    [media.wide]: { flexBasis: 'calc(100% / 3)', minWidth: 'calc(100% / 3)', maxWidth: 'calc(100% / 3)' },
    print: { maxWidth: '100%', translate: 'none !important', '::before': { display: 'none' } },
  },
})
export const slide = styleVariants({
  inView: [base],
  /** On phones, which show one slide, the row is as high as that one. */
  outOfView: [base, { '@media': { [media.phone]: { height: 0 } } }],
})
