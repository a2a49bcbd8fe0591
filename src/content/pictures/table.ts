import { msg } from '@lingui/core/macro'
import source from './table.webp?picture'

export const table = {
  source,
  alt: msg`Oak table with models of Mallorca and a house, a plan and a folder; two chairs on the far side, one at the end`,
  subject: msg`Table with Mallorca`,
  scale: 150_000,
}
