import { msg } from '@lingui/core/macro'
import source from './dossier.webp?picture'

export const dossier = {
  source,
  alt: msg`An open folder on an oak table with two printed sheets, a floor plan, a brass weight and a pencil`,
}
