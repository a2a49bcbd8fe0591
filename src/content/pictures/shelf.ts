import { msg } from '@lingui/core/macro'
import source from './shelf.webp?picture'

export const shelf = {
  source,
  alt: msg`Six white model houses on three shelves: a finca, a city building, a villa, a townhouse, a country house and a windmill, with paper people`,
  subject: msg`Six houses`,
  scale: 100,
}
