import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({
  position: 'relative',
  background: vars.color.sea,
  color: vars.color.limewash,
  display: 'grid',
  '@media': {
    [media.wide]: {
      alignItems: 'center',
      minHeight: `min(48.5rem, calc(100svh - ${vars.target.header} - ${vars.space[5]}))`,
    },
    print: { background: 'none', color: vars.color.ink },
  },
})
export const picture = style({
  order: -1,
  aspectRatio: '2 / 1',
  '@media': {
    [media.wide]: {
      position: 'absolute',
      inset: '0 0 0 auto',
      width: '46%',
      aspectRatio: 'auto',
    },
    print: { display: 'none' },
  },
})
/** Below the picture the button comes before the lead: it is whole above the contact bar. */
export const texts = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[3]} ${vars.space.gutter} ${vars.space[5]}`,
  '@media': { [media.medium]: { gap: vars.space[4], paddingTop: vars.space[5] } },
})
// The maximum scales with the heading.
export const title = style({ fontSize: vars.size.h1, '@media': { [media.wide]: { maxWidth: '7.2em' } } })
/** On phones as body text, so that one headline is large. */
export const who = style({
  maxWidth: vars.measure.lead,
  fontSize: vars.size.lead,
  '@media': {
    [media.medium]: { fontFamily: vars.font.display, fontSize: vars.size.h3, lineHeight: vars.leading.heading },
  },
})
export const lead = style({
  fontSize: vars.size.lead,
  maxWidth: vars.measure.lead,
  order: 1,
  '@media': { [media.wide]: { order: 0, width: '42%' } },
})
