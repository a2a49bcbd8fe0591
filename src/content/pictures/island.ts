import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './hero-island.webp?picture'

export const island: ContentPicture = {
  source,
  alt: msg`Relief model of Mallorca in its frame on an oak table`,
  focus: [40, 80],
}
