import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './third-chair.webp?picture'

export const thirdChair: ContentPicture = {
  source,
  alt: msg`Model of a notary’s room from above, its walls cut: a table with papers, two chairs on the far side, one drawn back on the near side`,
  subject: msg`A notary’s room`,
  scale: 20,
  focus: [50, 30],
}
