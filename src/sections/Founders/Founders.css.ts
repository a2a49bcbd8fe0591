import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const list = styleVariants({
  /** Side by side on every screen that has room for two names; in the columns of the opening of About from tablets on. */
  careers: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[3]} ${vars.space[2]}`,
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space[5] },
      [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: vars.space[6] },
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

const base = { display: 'grid', alignContent: 'start', gap: vars.space[2], breakInside: 'avoid' } as const
export const founder = styleVariants({
  careers: base,
  rows: { ...base, paddingBlock: vars.space[1.5], borderBottom: line },
  letter: base,
})

export const picture = style({ width: '8rem', aspectRatio: '4 / 5' })
export const words = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space[0.5] })
/** Next to each other in a narrow column, each name on one line. */
globalStyle(`${words} > h2`, { fontSize: vars.size.quote, '@media': { [media.wide]: { fontSize: vars.size.figure } } })
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
})
export const signature = style({
  width: '12rem',
  maxWidth: '100%',
  height: '4rem',
  objectFit: 'contain',
  objectPosition: 'left bottom',
})
