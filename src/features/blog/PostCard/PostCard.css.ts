import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../../styles/breakpoints.ts'
import { vars } from '../../../styles/theme.css.ts'

/** Lines of the description that a card shows (specification, section 9). */
const clampedLines = 3

const base = style({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlock: vars.space[5],
  borderTop: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
})
const columns = style({
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 7fr) minmax(0, 2fr)',
      columnGap: vars.space[4],
      alignItems: 'baseline',
      paddingBlock: vars.space[6],
    },
  },
})

export const card = styleVariants({
  lead: [
    base,
    columns,
    {
      borderTopColor: vars.color.ink,
      paddingBlock: vars.space[5],
      '@media': { [media.wide]: { paddingBlock: `${vars.space[7]} ${vars.space[8]}` } },
    },
  ],
  row: [base, columns],
  small: [base, { paddingBlock: vars.space[4] }],
})
export type CardLook = keyof typeof card

export const text = style({ display: 'grid', gap: vars.space[2] })
export const title = style({
  textDecoration: 'none',
  transition: `color ${vars.motion.fast}`,
  '@media': { [media.hover]: { ':hover': { color: vars.color.terracotta } } },
})
export const description = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: clampedLines,
  overflow: 'hidden',
  maxWidth: vars.measure.text,
  color: vars.color.stone,
})
/** Variants are lists of classes; the last one is the variant's own. */
const lead = card.lead.split(' ').at(-1) ?? ''
globalStyle(`.${lead} ${description}`, { fontSize: vars.size.lead, color: vars.color.body })

export const read = style({
  '@media': { [media.wide]: { justifySelf: 'end' }, print: { display: 'none' } },
})
const small = card.small.split(' ').at(-1) ?? ''
globalStyle(`.${small} ${read}`, { '@media': { [media.wide]: { justifySelf: 'start' } } })
