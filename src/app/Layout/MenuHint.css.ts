import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hint = style({
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  top: `calc(100% + ${vars.space.half})`,
  // One row, so that it covers the breadcrumbs at most and never a headline.
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[2],
  width: 'max-content',
  maxWidth: `calc(100vw - 2 * ${vars.space.gutter})`,
  paddingInline: vars.space[2],
  background: vars.color.seaDeep,
  color: vars.color.limewash,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  // On phones the consent banner comes first.
  selectors: { 'html:has([data-consent-banner]) &': { display: 'none' } },
  '@media': {
    [media.medium]: { selectors: { 'html:has([data-consent-banner]) &': { display: 'flex' } } },
    print: { display: 'none' },
  },
})
export const dismiss = style({
  minHeight: vars.space[5],
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.sand,
  fontWeight: 600,
  cursor: 'pointer',
})
