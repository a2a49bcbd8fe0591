import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './table.webp?picture'

export const table: ContentPicture = {
  source,
  alt: msg`Oak table with models of Mallorca and a house, a plan and a folder; two chairs on the far side, one at the end`,
  subject: msg`Table with Mallorca`,
  scale: 150_000,
  focus: [30, 50],
}
