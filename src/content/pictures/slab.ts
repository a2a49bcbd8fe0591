import { msg } from '@lingui/core/macro'
import source from './slab.webp?picture'

export const slab = {
  source,
  alt: msg`Relief model of the coast of Llucmajor: a cove with a brass watchtower, a white plateau above it, a sea of dark steps below`,
  subject: msg`The coast of Llucmajor`,
  scale: 50_000,
}
