import { msg } from '@lingui/core/macro'
import source from './hill.webp?picture'

/** The house of `hours` in the morning, in a wide picture. */
export const hill = {
  source,
  alt: msg`Model of a house below a ridge, in the morning sun of June`,
  subject: msg`A house below a ridge, June 21 at 9:30`,
  scale: 100,
}
