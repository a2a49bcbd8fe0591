import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './finca.webp?picture'

export const finca: ContentPicture = {
  source,
  alt: msg`Architectural model of a stone finca with terraces and olive trees`,
  subject: msg`Finca`,
  scale: 100,
  focus: [50, 60],
}
