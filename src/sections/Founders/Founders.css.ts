import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const list = styleVariants({
  careers: { borderTop: `${vars.rule.hair} solid ${vars.color.ink}` },
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
  /** On wide screens in the columns of a section. */
  careers: {
    ...base,
    paddingBlock: vars.space[3],
    borderBottom: line,
    '@media': {
      [media.wide]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', columnGap: vars.space[6] },
      print: { display: 'block' },
    },
  },
  rows: { ...base, paddingBlock: vars.space[1.5], borderBottom: line },
  letter: base,
})

export const picture = style({ width: '8rem', aspectRatio: '4 / 5' })
export const words = style({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: vars.space[0.5] })
/** The signature is below the words, on wide screens in a column next to them. */
export const career = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[2],
  '@media': { [media.wide]: { flexWrap: 'nowrap' } },
})
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
