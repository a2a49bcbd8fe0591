import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './empty-plot.webp?picture'

export const emptyPlot: ContentPicture = {
  source,
  alt: msg`Model of an empty plot: four pegs, a line between them, one olive tree, and somebody in the middle`,
  subject: msg`A plot without a house`,
  scale: 100,
}
