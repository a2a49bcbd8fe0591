import { msg } from '@lingui/core/macro'
import source from './lit-door.webp?picture'

export const litDoor = {
  source,
  alt: msg`Model of three houses in the evening: two people at the one lit door`,
  subject: msg`A door in Llucmajor`,
  scale: 200,
}
