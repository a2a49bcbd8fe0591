import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const columns = style({
  display: 'grid',
  gap: vars.space[1.5],
  '@media': {
    [media.medium]: {
      gap: vars.space[3],
      gridTemplateColumns: `minmax(0, calc(100% * 7 / 12 - ${vars.space[6]})) minmax(0, 1fr)`,
      gridTemplateAreas: '"title words" "fee words" "rule rule"',
      columnGap: vars.space[6],
    },
    [media.wide]: { gridTemplateAreas: '"title fee" "title words" "rule rule"' },
  },
})
globalStyle(`${columns} > h1`, { '@media': { [media.medium]: { gridArea: 'title', alignSelf: 'center' } } })
/** The number is on its own line: the rest wraps below it. */
export const figure = style({
  display: 'block',
  marginInlineStart: '-0.04em',
  // Room for the comma of other languages.
  marginBottom: '0.16em',
  color: vars.color.terracotta,
  fontSize: vars.size.headlineFigure,
  lineHeight: 0.8,
  letterSpacing: '-0.03em',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums',
})
export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
  '@media': { [media.medium]: { gridArea: 'words' } },
})
/** On phones below the button, which is above the contact bar. */
export const lead = style({ '@media': { [media.phone]: { order: 1 } } })
export const rule = style({ '@media': { [media.medium]: { gridArea: 'rule', marginTop: vars.space[4] } } })
