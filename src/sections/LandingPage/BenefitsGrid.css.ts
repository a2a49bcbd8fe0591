import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const grid = style({
  display: 'grid',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
  '@media': { [media.medium]: { gridTemplateColumns: ruledColumns(2) } },
})
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: vars.space[2],
  padding: `${vars.space[4]} 0`,
  borderBottom: line,
  breakInside: 'avoid',
  '@media': {
    [media.medium]: {
      selectors: {
        '&:nth-child(odd)': { paddingInlineEnd: vars.space.inset },
        '&:nth-child(even)': { paddingInlineStart: vars.space.inset, borderInlineStart: line },
      },
    },
  },
})
