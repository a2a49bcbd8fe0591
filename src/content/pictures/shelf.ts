import { msg } from '@lingui/core/macro'
import source from './shelf.webp?picture'

export const shelf = {
  source,
  alt: msg`Four white model houses on two shelves: a finca, a city building, a villa and a townhouse, with paper people`,
  subject: msg`Four houses`,
  scale: 100,
  isNoOffer: true,
} as const
