import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { reserved } from '../../styles/reserved.ts'
import { vars } from '../../styles/theme.css.ts'

/**
 * Last in the layout and first in the tab order. Sticky rather than fixed: at the end of the page it covers nothing. The
 * contact bar, and on phones the hint about the menu, wait until it is gone.
 */
export const banner = style({
  position: 'sticky',
  zIndex: 2,
  order: 1,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  maxHeight: `calc(60svh - ${vars.target.bar})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  background: vars.color.plaster,
  color: vars.color.ink,
  '@media': {
    [media.medium]: { maxHeight: '50svh' },
    print: { display: 'none' },
  },
})
export const inner = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[2]} ${vars.space.gutter} 0`,
  '@media': {
    [media.medium]: { paddingBlock: vars.space[3] },
    [media.wide]: {
      paddingInlineEnd: `max(${vars.space.gutter}, ${reserved.contactButton})`,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[6],
    },
  },
})
export const words = style({ display: 'grid', gap: vars.space[0.5] })
export const actions = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  // Where the text has to scroll, the choice stays in view.
  position: 'sticky',
  bottom: 0,
  background: vars.color.plaster,
  '@media': { [media.medium]: { gridTemplateColumns: 'auto auto', justifyContent: 'start' } },
})
export const details = style({
  justifySelf: 'center',
  minHeight: vars.target.control,
  paddingInline: vars.space[1],
  border: 0,
  background: 'none',
  fontSize: vars.size.small,
  textDecoration: `underline ${vars.rule.hair}`,
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [media.hover]: { ':hover': { color: vars.color.stone } } },
})

/** Scrolls focused elements clear of the banner (WCAG 2.2, 2.4.11 Focus Not Obscured). */
globalStyle(`html:has(${banner})`, {
  scrollPaddingBottom: reserved.consentBanner.phone,
  '@media': {
    [media.medium]: { scrollPaddingBottom: reserved.consentBanner.medium },
    [media.wide]: { scrollPaddingBottom: reserved.consentBanner.wide },
  },
})
