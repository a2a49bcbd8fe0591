import { msg } from '@lingui/core/macro'
import source from './slab.webp?picture'

export const slab = {
  source,
  alt: msg`Relief model of the coast of Llucmajor on a base of plywood: a white plateau above a dark sea, a cove with a brass watchtower, a scale rule in front`,
  subject: msg`The coast of Llucmajor`,
  scale: 50_000,
}
