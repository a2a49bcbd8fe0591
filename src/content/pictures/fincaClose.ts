import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './finca-close.webp?picture'

/** The house alone, for a column. */
export const fincaClose: ContentPicture = {
  source,
  alt: msg`Architectural model of a stone finca with terraces and olive trees`,
  subject: msg`Finca`,
  scale: 100,
}
