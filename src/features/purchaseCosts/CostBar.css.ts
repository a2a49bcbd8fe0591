import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../styles/breakpoints.ts'
import { vars } from '../../styles/theme.css.ts'

export const bar = style({
  width: '100%',
  height: vars.rule.thick,
  marginTop: vars.space[3],
  '@media': { [media.wide]: { marginTop: vars.space[1] } },
})

export const fills = styleVariants({
  transferTax: { fill: vars.color.sea },
  vat: { fill: vars.color.sea },
  stampDuty: { fill: vars.color.seaRule },
  lawyer: { fill: vars.color.mares },
  notary: { fill: vars.color.terracotta },
  registry: { fill: vars.color.stone },
  gestoria: { fill: vars.color.seaQuiet },
})
