import { msg } from '@lingui/core/macro'
import close from './finca-close.webp?picture'
import source from './finca.webp?picture'

export const finca = {
  source,
  alt: msg`Architectural model of a stone finca with terraces and olive trees`,
  subject: msg`Finca`,
  scale: 100,
}

/** The house alone, for a column. */
export const fincaClose = { ...finca, source: close }
