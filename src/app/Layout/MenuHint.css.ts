import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** A label below the header, so that the line about the fee stays readable. */
export const hint = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: vars.space.gutter,
  top: `calc(100% + ${vars.space[1]})`,
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[1.5],
  width: 'max-content',
  maxWidth: `calc(100vw - 2 * ${vars.space.gutter})`,
  paddingInline: vars.space[1.5],
  border: `${vars.rule.hair} solid ${vars.color.ink}`,
  background: vars.color.limewash,
  fontSize: vars.size.caption,
  lineHeight: 1.5,
  // On phones the consent banner comes first.
  selectors: {
    'html:has([data-consent-banner]) &': { display: 'none' },
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
