import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './apartment.webp?picture'

export const apartment: ContentPicture = {
  source,
  alt: msg`Sectional model of a townhouse with furnished floors and a pool on the roof`,
  subject: msg`Townhouse, in section`,
  scale: 100,
}
