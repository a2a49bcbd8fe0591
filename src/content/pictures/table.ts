import { msg } from '@lingui/core/macro'
import source from './table.webp?picture'

export const table = {
  source,
  alt: msg`Oak table with a relief model of Mallorca, a model house, a floor plan, a scale rule and a brass weight; two chairs on the far side, one on the near side`,
  subject: msg`The table, with Mallorca`,
  scale: 150_000,
}
