import { msg } from '@lingui/core/macro'
import source from './table-narrow.webp?picture'

export const tableNarrow = {
  source,
  alt: msg`Oak table with a relief model of Mallorca in its sea; two chairs on the far side`,
  subject: msg`Table with Mallorca`,
  scale: 150_000,
}
