import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './finca-apart.webp?picture'

export const fincaApart: ContentPicture = {
  source,
  alt: msg`Model of a finca taken apart in layers: cistern, plot, walls, and the roof on brass rods; an annex and a shed in terracotta`,
  subject: msg`Finca, taken apart`,
  scale: 100,
}
