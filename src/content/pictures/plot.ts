import { msg } from '@lingui/core/macro'
import source from './plot.webp?picture'

export const plot = {
  source,
  alt: msg`Model of a finca’s plot: terraces between dry-stone walls, rows of almond trees, a track and a small house`,
  subject: msg`The plot of a finca`,
  scale: 500,
}
