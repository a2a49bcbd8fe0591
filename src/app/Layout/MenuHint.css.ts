import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.ink}`

/** A label below the menu's button, in the gap above the breadcrumbs. */
export const hint = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  top: `calc(100% + ${vars.space[1]})`,
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[1.5],
  width: 'max-content',
  maxWidth: `calc(100vw - 2 * ${vars.space.gutter})`,
  paddingInline: vars.space[1.5],
  border: line,
  background: vars.color.limewash,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
  // The arrow to the button.
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineEnd: vars.space[2],
    top: `calc(-1 * ${vars.space[1]} / 2 - ${vars.rule.hair} / 2)`,
    width: vars.space[1],
    height: vars.space[1],
    border: line,
    borderInlineEnd: 0,
    borderBottom: 0,
    background: vars.color.limewash,
    rotate: '45deg',
  },
  // On phones the consent banner comes first.
  selectors: {
    'html:has([data-consent-banner]) &': { display: 'none' },
    // A post that begins with a picture has no such gap.
    'html:has(.article-above) &': { display: 'none' },
  },
  '@media': {
    [media.medium]: { selectors: { 'html:has([data-consent-banner]) &': { display: 'flex' } } },
    print: { display: 'none' },
  },
})
export const dismiss = style({
  flex: 'none',
  minHeight: vars.space[4],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  fontWeight: 600,
  cursor: 'pointer',
})
