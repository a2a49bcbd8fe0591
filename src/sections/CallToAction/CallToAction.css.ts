import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const base = style({ paddingBlock: vars.space.callout, '@media': { print: { display: 'none' } } })
export const block = styleVariants({
  sea: [base, { background: vars.color.sea, color: vars.color.limewash }],
  plaster: [base, { background: vars.color.plaster }],
  ruled: [base, { borderTop: `${vars.rule.hair} solid ${vars.color.mares}` }],
})
export const inner = style({
  display: 'grid',
  gap: vars.space[4],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', gap: vars.space[8], alignItems: 'start' },
  },
})
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[3]} ${vars.space[4]}`,
})
