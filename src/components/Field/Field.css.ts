import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const field = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' })
export const labelText = style({ fontWeight: 600, fontSize: vars.size.small })
const invalid = {
  borderColor: vars.color.terracotta,
  boxShadow: `inset 0 0 0 ${vars.rule.hair} ${vars.color.terracotta}`,
}
export const input = style({
  width: '100%',
  minHeight: vars.target.button,
  padding: `${vars.space[1]} ${vars.space[2]}`,
  border: `${vars.rule.hair} solid ${vars.color.stone}`,
  borderRadius: vars.radius.button,
  background: vars.color.limewash,
  ':disabled': { opacity: 0.55 },
  selectors: { '&:user-invalid, &[aria-invalid="true"]': invalid },
  '::placeholder': { color: vars.color.stone, opacity: 1 },
})
export const hintText = style({ color: vars.color.stone, fontSize: vars.size.small })
export const message = style({ color: vars.color.terracotta, fontSize: vars.size.small, fontWeight: 550 })
