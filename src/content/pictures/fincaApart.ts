import { msg } from '@lingui/core/macro'
import source from './finca-apart.webp?picture'
import portrait from './finca-apart-portrait.webp?picture'

export const fincaApart = {
  source,
  alt: msg`Model of a finca taken apart in layers: cistern, plot, walls, and the roof on brass rods; an annex and a shed in terracotta`,
  subject: msg`Finca, taken apart`,
  scale: 100,
}

/** The same model in an upright picture, for half a page. */
export const fincaApartPortrait = { ...fincaApart, source: portrait }
