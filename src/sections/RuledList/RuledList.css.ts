import { style } from '@vanilla-extract/css'
import { vars } from '../../styles/theme.css.ts'

/** Two columns as soon as the list itself, not the screen, has room for a long German title beside the text. */
const roomy = '(min-width: 41rem)'

export const list = style({
  containerType: 'inline-size',
  borderTop: `${vars.rule.hair} solid ${vars.color.ink}`,
})
export const row = style({
  display: 'grid',
  gap: `${vars.space[1]} ${vars.space[5]}`,
  paddingBlock: vars.space[3],
  borderBottom: `${vars.rule.hair} solid ${vars.color.mares}`,
  breakInside: 'avoid',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 8fr)', alignItems: 'baseline' } },
})
export const side = style({ display: 'grid', justifyItems: 'start', gap: vars.space[2] })
