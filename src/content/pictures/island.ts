import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './hero-island.webp?picture=hero-wide'

export const island: ContentPicture = {
  source,
  alt: msg`Relief model of Mallorca in limewash white, in a dark sea`,
  focus: [60, 50],
}
