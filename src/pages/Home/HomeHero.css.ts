import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { homeSea } from '../../styles/palette.ts'
import { reserved } from '../../styles/reserved.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: homeSea.phone,
  color: vars.color.limewash,
  paddingBottom: reserved.homePicture.phone,
  '@media': {
    [media.medium]: { paddingBottom: reserved.homePicture.medium },
    [media.wide]: {
      display: 'flex',
      alignItems: 'center',
      minHeight: `min(48.5rem, calc(100svh - ${vars.target.header} - ${vars.space[5]}))`,
      paddingBottom: 0,
      background: homeSea.wide,
    },
    print: { background: 'none', color: vars.color.ink, paddingBottom: 0 },
  },
})
export const picture = style({
  position: 'absolute',
  zIndex: -1,
  // On phones the land is between the button and the contact bar; the coast begins below the button.
  inset: 'auto 0 0 auto',
  width: '94%',
  aspectRatio: '3 / 4',
  maskImage: 'linear-gradient(90deg, transparent, #000 16%), linear-gradient(transparent, #000 26%)',
  maskComposite: 'intersect',
  translate: '0 3%',
  '@media': {
    [media.medium]: { width: '100%', maskImage: 'linear-gradient(transparent, #000 26%)' },
    // Whole and beside the text from `media.full`; between the two widths its east is beyond the edge.
    [media.wide]: {
      inset: '50% -12% auto auto',
      width: '94%',
      aspectRatio: '16 / 9',
      translate: '0 -50%',
      // Behind the text there is only the section's own sea; the start of a straight fade is seen as a line.
      maskImage:
        'linear-gradient(90deg, transparent 16%, #0002 22%, #0007 28%, #000c 33%, #000 39%), linear-gradient(transparent, #000 12%, #000 88%, transparent)',
      maskComposite: 'intersect',
    },
    [media.full]: { insetInlineEnd: 0, width: '92%' },
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
export const lead = style({ fontSize: vars.size.lead, maxWidth: vars.measure.lead })
export const action = style({ marginTop: vars.space[4] })
