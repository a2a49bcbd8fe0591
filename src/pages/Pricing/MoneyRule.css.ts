import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const text = {
  position: 'relative',
  padding: `${vars.space[0.5]} ${vars.space[1]}`,
  fontSize: vars.size.caption,
  lineHeight: vars.leading.quote,
  '@media': { [media.medium]: { paddingInline: vars.space[2], fontSize: vars.size.text } },
} as const

/** The price. */
export const bar = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minHeight: vars.space[6],
  '@media': { [media.medium]: { minHeight: vars.space[10] } },
})
export const sheet = style({ position: 'absolute', width: '100%', height: '100%', overflow: 'visible' })
export const price = style([text, { fontWeight: 600 }])

/** Lines from the end of the price to the same end below, enlarged. */
export const fan = style({
  width: '100%',
  height: vars.space[2],
  overflow: 'visible',
  '@media': { [media.medium]: { height: vars.space[4] } },
})
/** A text in each half: the commission, and our share of it. */
export const strip = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 49%) minmax(0, 49%)',
  alignItems: 'center',
  minHeight: vars.space[6],
  '@media': { [media.medium]: { minHeight: vars.space[8] } },
})
export const commission = style(text)
export const share = style(text)
/** At the end of the strip, below the fee. */
export const fee = style({
  marginTop: vars.space[0.5],
  color: vars.color.terracotta,
  fontSize: vars.size.caption,
  fontWeight: 600,
  lineHeight: vars.leading.quote,
  textAlign: 'end',
  '@media': { [media.medium]: { fontSize: vars.size.text } },
})
