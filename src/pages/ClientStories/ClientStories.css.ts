import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

/** The picture is as high as the months next to it. */
export const steps = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space[7] },
    print: { display: 'block' },
  },
})
export const picture = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  '@media': { print: { display: 'none' } },
})
export const image = style({
  aspectRatio: '4 / 3',
  '@media': { [media.phone]: { aspectRatio: '2 / 1' }, [media.wide]: { aspectRatio: 'auto' } },
})
export const caption = style({ marginTop: vars.space[1] })

/** Two large testimonials next to each other, the others small in the row below. */
export const quotes = style({
  display: 'grid',
  columnGap: vars.space[6],
  marginTop: vars.space[3],
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', marginTop: vars.space[5] },
  },
})
export const quote = style({
  paddingBlock: vars.space[2],
  borderTop: line,
  breakInside: 'avoid',
  '@media': { [media.wide]: { paddingBlock: vars.space[3] } },
})
/** Below a rule in ink. */
export const large = style([
  quote,
  {
    borderTopColor: vars.color.ink,
    '@media': {
      [media.phone]: { selectors: { '& + &': { borderTopColor: vars.color.mares } } },
      [media.wide]: { gridColumn: 'span 2', paddingBlock: `${vars.space[4]} ${vars.space[6]}` },
    },
  },
])
export const note = style({ display: 'grid', gap: vars.space[1], marginTop: vars.space[4] })

/** Title of the figures, and what they do not promise, on one line where there is room. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBottom: vars.space[3],
})
