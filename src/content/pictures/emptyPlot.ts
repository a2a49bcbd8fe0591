import { msg } from '@lingui/core/macro'
import source from './empty-plot.webp?picture'

export const emptyPlot = {
  source,
  alt: msg`Model of an empty plot: four pegs, a line between them, one olive tree`,
  subject: msg`A plot without a house`,
  scale: 100,
}
