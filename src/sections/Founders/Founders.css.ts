import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const list = styleVariants({
  /** Side by side on every screen that has room for two names. */
  portraits: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    '@media': {
      [media.wide]: { gap: vars.space[4] },
      [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
  },
  rows: { width: '100%', borderTop: line },
  letter: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    gap: vars.space[3],
    width: '100%',
  },
})
export type FoundersLook = keyof typeof list

/** A small portrait, and the words to the right of it. */
const portraitAndWords = {
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr)',
  columnGap: vars.space[2],
  alignItems: 'center',
  breakInside: 'avoid',
  '@media': { [media.wide]: { gridTemplateColumns: '7rem minmax(0, 1fr)', columnGap: vars.space[3] } },
} as const
export const founder = styleVariants({
  portraits: { display: 'grid', alignContent: 'start', gap: vars.space[2], breakInside: 'avoid' },
  rows: { ...portraitAndWords, paddingBlock: vars.space[1.5], borderBottom: line },
  letter: portraitAndWords,
})

export const picture = style({ width: '100%', aspectRatio: '4 / 5' })
export const words = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space[0.5] })
/** Next to each other in a narrow column, each name on one line. */
globalStyle(`${words} > h2`, { fontSize: vars.size.quote, '@media': { [media.wide]: { fontSize: vars.size.h3 } } })
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.quote,
  lineHeight: vars.leading.heading,
})
export const signature = style({
  width: '12rem',
  maxWidth: '100%',
  height: '4rem',
  objectFit: 'contain',
  objectPosition: 'left bottom',
})
