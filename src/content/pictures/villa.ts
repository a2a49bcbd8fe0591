import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './villa.webp?picture'

export const villa: ContentPicture = {
  source,
  alt: msg`Architectural model of a modern villa with a long pool among pines`,
  subject: msg`Villa`,
  scale: 100,
}
