import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './lit-door.webp?picture'

export const litDoor: ContentPicture = {
  source,
  alt: msg`Model of three houses in the evening: two people at the one lit door`,
  subject: msg`A door in Llucmajor`,
  scale: 200,
  focus: [40, 50],
}
