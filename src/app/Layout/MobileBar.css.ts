import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const bar = style({
  position: 'fixed',
  zIndex: 2,
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  background: vars.color.limewash,
  fontWeight: 550,
  // The consent banner comes first.
  selectors: { 'html:has([data-consent-banner]) &': { display: 'none' } },
  '@media': { [media.wide]: { display: 'none' }, print: { display: 'none' } },
})
export const action = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: vars.target.bar,
  selectors: { '& + &': { borderInlineStart: `${vars.rule.hair} solid ${vars.color.mares}` } },
})
