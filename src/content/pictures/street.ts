import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './street.webp?picture'

export const street: ContentPicture = {
  source,
  alt: msg`Model of a street in {town} with its church, in the evening; one doorway is lit`,
  subject: msg`A street in {town}`,
  scale: 200,
  focus: [50, 60],
}
