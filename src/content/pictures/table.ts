import { msg } from '@lingui/core/macro'
import source from './table.webp?picture'

export const table = {
  source,
  alt: msg`Oak table with a relief model of Mallorca in its sea; two chairs on the far side`,
  subject: msg`The table, with Mallorca`,
  scale: 150_000,
}
