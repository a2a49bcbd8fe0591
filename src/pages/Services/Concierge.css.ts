import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

/** The names in two columns on phones, with their details in four above. */
export const extras = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@media': {
    [media.phone]: { rowGap: 0 },
    [media.medium]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: vars.space[5] },
    [media.enlarged]: { gridTemplateColumns: 'none' },
  },
})
export const extra = style({
  '@media': {
    [media.phone]: { paddingBlock: vars.space[1], borderTop: `${vars.rule.hair} solid ${vars.color.mares}` },
  },
})
export const name = style({
  fontWeight: 600,
  '@media': { [media.phone]: { fontSize: vars.size.small, fontWeight: 400, lineHeight: 1.45 } },
})
export const detail = style({
  color: vars.color.stone,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@media': { [media.phone]: { display: 'none' } },
})
