import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { ruledColumns } from '../../styles/ruledColumns.ts'
import { vars } from '../../styles/theme.css.ts'

const line = `${vars.rule.hair} solid ${vars.color.mares}`

export const list = style({
  display: 'grid',
  '@media': {
    [media.wide]: { gridTemplateColumns: ruledColumns(3), borderTop: `${vars.rule.hair} solid ${vars.color.ink}` },
  },
})
export const entry = style({
  paddingTop: vars.space[3],
  '@media': {
    [media.wide]: {
      padding: `${vars.space[5]} ${vars.space.inset} ${vars.space[3]}`,
      borderInlineStart: line,
      selectors: {
        '&:first-child': { borderInlineStart: 0, paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
})
globalStyle(`${entry} > figure`, { '@media': { [media.phone]: { gap: vars.space[1] } } })
