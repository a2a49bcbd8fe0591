import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const displayFace = style({
  fontFamily: vars.font.display,
  letterSpacing: '-0.012em',
  lineHeight: vars.leading.display,
})
/** Keeps emphasized words on one line if the headline is wide enough. */
globalStyle(`${displayFace} em`, { '@media': { [media.medium]: { whiteSpace: 'nowrap' } } })

export const heading = styleVariants({
  hero: [displayFace, { fontSize: vars.size.h1 }],
  page: [displayFace, { fontSize: vars.size.h1 }],
  /** Title of a page below a picture on phones. */
  below: [displayFace, { fontSize: vars.size.h1, '@media': { [media.phone]: { fontSize: vars.size.h2 } } }],
  section: [displayFace, { fontSize: vars.size.h2 }],
  /** Heading of a chapter in a long text, smaller than a section's heading. */
  chapter: [displayFace, { fontSize: vars.size.figure, lineHeight: vars.leading.heading }],
  item: [displayFace, { fontSize: vars.size.h3, lineHeight: vars.leading.heading, letterSpacing: '-0.005em' }],
  label: {
    fontSize: vars.size.label,
    fontWeight: 600,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
    lineHeight: vars.leading.heading,
    hyphens: 'manual',
  },
})
export type HeadingSize = keyof typeof heading
