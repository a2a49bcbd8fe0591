import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

export const field = style({ display: 'grid', gap: vars.space[1], alignContent: 'start' })
export const labelText = style({ fontWeight: 600, fontSize: vars.size.small })
export const noteText = style({ color: vars.color.stone, fontWeight: 400 })
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
  selectors: {
    '&[aria-invalid="true"]': invalid,
    'textarea&': { resize: 'vertical', fieldSizing: 'content', minHeight: '9rem' },
  },
  // An example, unlike what is typed.
  '::placeholder': { color: vars.color.stone, fontStyle: 'italic', opacity: 1 },
})
/** Select with its own arrow, since the native one differs between platforms. */
export const select = style({ position: 'relative', display: 'grid' })
export const selectInput = style([
  input,
  { appearance: 'none', paddingInlineEnd: vars.space[6], textOverflow: 'ellipsis', cursor: 'pointer' },
  // Empty selection in placeholder color.
  { selectors: { '&:has(> option[value=""]:checked)': { color: vars.color.stone } } },
])
globalStyle(`${selectInput} > option`, { color: vars.color.ink })
export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  top: '50%',
  width: vars.space[1],
  height: vars.space[1],
  border: 'solid currentColor',
  borderWidth: `0 ${vars.rule.hair} ${vars.rule.hair} 0`,
  color: vars.color.stone,
  translate: '25% -75%',
  rotate: '45deg',
  pointerEvents: 'none',
})
export const hintText = style({ color: vars.color.stone, fontSize: vars.size.small })
export const message = style({ color: vars.color.terracotta, fontSize: vars.size.small, fontWeight: 550 })
