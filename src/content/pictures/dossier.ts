import { msg } from '@lingui/core/macro'
import narrow from './dossier-narrow.webp?picture'
import source from './dossier.webp?picture'

export const dossier = {
  source,
  narrow,
  alt: msg`An open folder on an oak table with a Land Registry extract, a drawing of a house, the plan of its plot, a brass weight and a pencil`,
  caption: msg`The dossier before an offer, actual size. The house in it is invented.`,
}
