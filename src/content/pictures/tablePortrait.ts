import { msg } from '@lingui/core/macro'
import source from './table-portrait.webp?picture'

export const tablePortrait = {
  source,
  alt: msg`Oak table with a relief model of Mallorca, a floor plan and a model house; two chairs on the far side`,
  subject: msg`The table, with Mallorca`,
  scale: 150_000,
}
