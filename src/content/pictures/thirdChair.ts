import { msg } from '@lingui/core/macro'
import tall from './third-chair-tall.webp?picture'
import source from './third-chair.webp?picture'

export const thirdChair = {
  source,
  alt: msg`Model of a notary’s room from above, its walls cut: a table with papers, two chairs on the far side, one drawn back on the near side`,
  subject: msg`A notary’s room`,
  scale: 20,
}

/** With more of the table, for half a page as high as its text. */
export const thirdChairTall = { ...thirdChair, source: tall }
