import { style } from '@vanilla-extract/css'
import { facts } from '../../content/facts.ts'
import { yieldYear } from '../../content/yieldExample.ts'
import { vars } from '../../styles/theme.css.ts'

const { grossYield: gross, netYield: net } = yieldYear

export const scale = style({
  display: 'grid',
  gridTemplateColumns: [net, gross - net, facts.grossYield.max - gross]
    .map((part) => `minmax(0, ${part * 100}fr)`)
    .join(' '),
  rowGap: vars.space[0.5],
  color: vars.color.stone,
  fontSize: vars.size.caption,
  fontVariantNumeric: 'lining-nums',
})
export const drawing = style({ gridColumn: '1 / 4', width: '100%', height: vars.space[4], overflow: 'visible' })
/** Centered below its mark. */
const centered = style({ width: vars.space[8], marginInlineStart: `calc(${vars.space[8]} / -2)`, textAlign: 'center' })
export const end = {
  net: style([centered, { gridColumn: 2 }]),
  gross: style([centered, { gridColumn: 3 }]),
}
