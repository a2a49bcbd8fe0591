import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({
  position: 'relative',
  background: vars.color.sea,
  color: vars.color.limewash,
  '@media': {
    [media.wide]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: `min(48.5rem, calc(100svh - ${vars.target.header} - ${vars.space[5]}))`,
    },
    print: { background: 'none', color: vars.color.ink },
  },
})
export const picture = style({
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
export const texts = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[5]} ${vars.space.gutter}`,
})
// Each margin scales with its text.
export const title = style({ fontSize: vars.size.h1, maxWidth: '7.2em', marginBottom: '0.42em' })
export const lead = style({
  fontSize: vars.size.lead,
  maxWidth: vars.measure.lead,
  '@media': { [media.wide]: { width: '42%' } },
})
export const action = style({ marginTop: vars.space[4] })
