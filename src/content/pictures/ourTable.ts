import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './our-table.webp?picture'

export const ourTable: ContentPicture = {
  source,
  alt: msg`An oak table with a relief of Mallorca, an open folder and a plan; two chairs on the far side, one on the near side`,
  subject: msg`Our table, with Mallorca`,
  scale: 150_000,
  isNoOffer: true,
}
