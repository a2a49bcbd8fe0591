import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** Two columns on phones, four above. */
export const extras = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[5] },
    [media.enlarged]: { gridTemplateColumns: 'none' },
  },
})
export const name = style({ fontWeight: 600 })
export const detail = style({ color: vars.color.stone, fontSize: vars.size.small, lineHeight: 1.45 })
