import { msg } from '@lingui/core/macro'
import source from './street.webp?picture'

export const street = {
  source,
  alt: msg`Model of a street in Llucmajor with its church, in the evening; one doorway is lit`,
  subject: msg`A street in Llucmajor`,
  scale: 200,
  isNoOffer: true,
} as const
