import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const inner = style({
  display: 'grid',
  gap: vars.space[3],
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  padding: `${vars.space[8]} ${vars.space.gutter}`,
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)' }, print: { display: 'none' } },
})
export const list = style({
  display: 'grid',
  columnGap: vars.space[6],
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr 1fr' },
    [media.wide]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
})
export const entry = style({ paddingBlock: vars.space[2], borderTop: `${vars.rule.hair} solid ${vars.color.mares}` })
export const label = style({
  display: 'inline-block',
  fontFamily: vars.font.display,
  fontSize: vars.size.entry,
  lineHeight: vars.leading.heading,
  '@media': { [media.hover]: { ':hover': { color: vars.color.terracotta } } },
})
export const subtitle = style({ color: vars.color.stone, fontSize: vars.size.small })
