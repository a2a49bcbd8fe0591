import { style } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const hero = style({ borderTop: `${vars.rule.hair} solid ${vars.color.hair}` })
export const inner = style({
  width: '100%',
  maxWidth: vars.measure.content,
  marginInline: 'auto',
  // On phones there is room for the menu's hint above the breadcrumbs.
  padding: `${vars.space[5]} ${vars.space.gutter} ${vars.space[6]}`,
  '@media': { [media.wide]: { paddingBlock: `${vars.space[6]} ${vars.space[7]}` } },
})
