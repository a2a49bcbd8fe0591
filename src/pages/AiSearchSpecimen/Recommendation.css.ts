import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const conclusion = style({
  display: 'grid',
  gap: vars.space[3],
  marginTop: vars.space[6],
  paddingTop: vars.space[3],
  borderTop: `${vars.rule.strong} solid ${vars.color.ink}`,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)', columnGap: vars.space[6] },
    print: { display: 'block', marginTop: vars.space[2], paddingTop: vars.space[1] },
  },
})
export const head = style({
  '@media': { print: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' } },
})
export const ours = style({ marginBlock: `${vars.space[1]} ${vars.space[2]}`, '@media': { print: { marginBlock: 0 } } })
globalStyle(`${conclusion} ${ours}`, { '@media': { print: { fontSize: vars.size.h3 } } })
export const terms = style({
  display: 'grid',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  alignItems: 'start',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    print: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: vars.space[3] },
  },
})
