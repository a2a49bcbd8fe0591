import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './our-table.webp?picture'

export const ourTable: ContentPicture = {
  source,
  alt: msg`Oak table with a relief of Mallorca, a floor plan and a folder; two chairs on the far side, one on the near side`,
  focus: [50, 10],
}
