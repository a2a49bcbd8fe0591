import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const gap = vars.space[3]

/** Price and fee above the rule share the rows of their names, figures and texts. */
const across = {
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridTemplateRows: 'auto auto auto',
  gridTemplateAreas: `'price fee' 'price fee' 'price fee' 'rule rule' 'lead commission' 'caption commission'`,
} as const
/** Phones: the rule runs down the page next to price and commission, and a line leads from its end to the fee. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  gridTemplateRows: 'auto minmax(20rem, auto) auto auto auto',
  gridTemplateAreas: `'lead lead' 'rule price' 'rule commission' '. fee' '. caption'`,
  columnGap: gap,
  breakInside: 'avoid',
  '@media': { [media.medium]: across, print: across },
})
const firstLine = { alignSelf: 'baseline' } as const
export const lead = style({
  gridArea: 'lead',
  maxWidth: vars.measure.text,
  marginBottom: vars.space[6],
  '@media': {
    [media.medium]: { margin: `${vars.space[3]} 0 0`, ...firstLine },
    print: { margin: `${vars.space[2]} 0 0`, ...firstLine },
  },
})
export const entries = style({ display: 'contents' })

const atTheEnd = { textAlign: 'end', justifyItems: 'end' } as const
const inRows = { gridTemplateRows: 'subgrid', alignContent: 'normal', paddingBottom: gap } as const
const besideLead = { ...atTheEnd, ...firstLine, paddingBlock: `${gap} 0` } as const
const atThePole = {
  ...atTheEnd,
  ...inRows,
  marginInlineStart: 0,
  paddingTop: 0,
  paddingInlineStart: 0,
  borderTop: 0,
  borderInlineEnd: `${vars.rule.hair} solid ${vars.color.terracotta}`,
} as const
const item = style({ display: 'grid', alignContent: 'start', gap: vars.space[2] })
export const entry = styleVariants({
  price: [item, { gridArea: 'price', '@media': { [media.medium]: inRows, print: inRows } }],
  commission: [
    item,
    {
      gridArea: 'commission',
      alignContent: 'end',
      paddingBottom: vars.space[2],
      '@media': { [media.medium]: besideLead, print: besideLead },
    },
  ],
  /** The border is a line from the rule down to the fee. */
  fee: [
    item,
    {
      gridArea: 'fee',
      justifyItems: 'start',
      marginInlineStart: `calc(-1 * ${gap})`,
      padding: `${vars.space[2]} 0 0 ${gap}`,
      borderTop: `${vars.rule.hair} solid ${vars.color.terracotta}`,
      '@media': { [media.medium]: atThePole, print: atThePole },
    },
  ],
})

const label = style({ fontSize: vars.size.small, fontWeight: 600, lineHeight: vars.leading.quote })
const besidePole = {
  '@media': { [media.medium]: { paddingInlineEnd: gap }, print: { paddingInlineEnd: gap } },
} as const
export const name = styleVariants({
  price: [label],
  commission: [label],
  fee: [label, besidePole, { color: vars.color.terracotta }],
})
const numeral = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.sum,
  lineHeight: 0.9,
  letterSpacing: '-0.02em',
  fontVariantNumeric: 'lining-nums',
})
export const figure = styleVariants({
  price: [numeral],
  commission: [numeral],
  fee: [numeral, besidePole, { color: vars.color.terracotta }],
})
export const about = style({ color: vars.color.stone, fontSize: vars.size.h3, letterSpacing: 'normal' })
const explanation = style({
  maxWidth: vars.measure.narrow,
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  textWrapStyle: 'balance',
})
export const text = styleVariants({ price: [explanation], commission: [explanation], fee: [explanation, besidePole] })
export const caption = style({
  gridArea: 'caption',
  paddingTop: gap,
  color: vars.color.stone,
  fontSize: vars.size.caption,
  textWrapStyle: 'pretty',
  '@media': { [media.medium]: { maxWidth: vars.measure.narrow } },
})
