import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const head = style({ breakAfter: 'avoid', marginBottom: vars.space[5] })
const three = { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }
export const grid = style({
  display: 'grid',
  columnGap: vars.space[5],
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.wide]: three,
    print: three,
  },
})
export const item = style({
  paddingBlock: vars.space[2],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@media': { [media.wide]: { paddingBlock: vars.space[4] } },
})
export const title = style({ fontSize: vars.size.text, fontWeight: 600, lineHeight: vars.leading.quote })
