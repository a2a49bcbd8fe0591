import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const root = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const item = style({ borderBottom: `${vars.rule.hair} solid ${vars.color.mares}` })
export const header = style({ margin: 0, breakAfter: 'avoid' })
export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  width: '100%',
  padding: `${vars.space[3]} 0`,
  border: 0,
  background: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
  letterSpacing: '-0.005em',
  textAlign: 'start',
  textWrapStyle: 'pretty',
  cursor: 'pointer',
  transition: `color ${vars.motion.fast}`,
  '@media': {
    [media.phone]: { paddingBlock: vars.space[2] },
    [media.hover]: { ':hover': { color: vars.color.stone } },
    [media.noScript]: { cursor: 'auto' },
    print: { paddingBlock: vars.space[1], fontSize: vars.size.quote },
  },
})
/** Plus and minus sign: two bars; the vertical one rotates away when the item is open. */
export const mark = style({
  position: 'relative',
  flex: 'none',
  width: vars.space[2],
  height: vars.space[2],
  color: vars.color.stone,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '50% 0 auto',
    borderTop: `${vars.rule.hair} solid currentColor`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    inset: '0 auto 0 50%',
    borderInlineStart: `${vars.rule.hair} solid currentColor`,
    transition: `rotate ${vars.motion.fast}`,
  },
  selectors: { [`${trigger}[aria-expanded="true"] &::after`]: { rotate: '90deg', opacity: 0 } },
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
})
export const content = style({
  paddingBottom: vars.space[4],
  // `hidden="until-found"` keeps the panel's box, so remove the gap below a closed title.
  selectors: { '&[hidden]': { paddingBottom: 0 } },
  '@media': {
    [media.noScript]: { selectors: { '&[hidden]': { paddingBottom: vars.space[4] } } },
    // Browsers without `until-found` hide closed panels with `display: none`.
    print: {
      selectors: { '&[hidden]': { display: 'block', contentVisibility: 'visible', paddingBottom: vars.space[3] } },
    },
  },
})
