import { msg } from '@lingui/core/macro'
import source from './tax-stair-close.webp?picture'

/** Heights and widths are the rates and bands of costs.ts (scripts/art/scenes/tax-stair.py). */
export const taxStair = {
  source,
  alt: msg`Five blocks of sandstone on an oak table, marked 8, 9, 10, 12 and 13, next to a ruler`,
  caption: msg`A model of the transfer tax. Each block is as high as its rate.`,
}
