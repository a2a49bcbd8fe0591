import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './regions.webp?picture'

export const regions: ContentPicture = {
  source,
  alt: msg`Relief model of Mallorca from above, cut into its six regions`,
  subject: msg`Mallorca in six regions`,
  scale: 100_000,
}
