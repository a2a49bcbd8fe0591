import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './our-table.webp?picture'

export const ourTable: ContentPicture = {
  source,
  alt: msg`Floor plan of a house with handwritten questions, an extension circled in red; notebook, Land Registry extract, glasses, two cups`,
  focus: [50, 60],
}
