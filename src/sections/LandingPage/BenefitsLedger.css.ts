import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const ledger = style({ borderTop: `${vars.rule.hair} solid ${vars.color.ink}` })
/** Title on the left, text on the right. */
export const entry = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  gridTemplateColumns: `${vars.space[6]} minmax(0, 1fr)`,
  alignItems: 'baseline',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: '1fr minmax(0, 4fr) minmax(0, 7fr)',
      columnGap: vars.space[4],
    },
  },
})
export const mark = style({
  color: vars.color.stone,
  fontFamily: vars.font.display,
  fontStyle: 'italic',
  fontSize: vars.size.h3,
  lineHeight: vars.leading.heading,
})
export const text = style({ gridColumn: 2, '@media': { [media.wide]: { gridColumn: 'auto' } } })
