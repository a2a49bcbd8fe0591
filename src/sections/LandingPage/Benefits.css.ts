import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const head = style({ display: 'grid', gap: vars.space[2], alignContent: 'start' })
export const above = style({ marginBottom: vars.space[6] })

export const ledger = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: line,
})
/** Title on the left, text on the right. */
export const wideEntry = style({
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  alignItems: 'baseline',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '1fr minmax(0, 5fr) minmax(0, 6fr)',
      columnGap: vars.space[4],
    },
  },
})
export const mark = style({
  color: vars.color.terracotta,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
})
export const wideText = style({ gridColumn: 2, '@media': { [media.wide]: { gridColumn: 'auto' } } })
export const figure = style({ marginTop: vars.space[3], '@media': { print: { display: 'none' } } })
export const caption = style({ marginTop: vars.space[1] })
