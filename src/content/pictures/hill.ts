import { msg } from '@lingui/core/macro'
import source from './hill.webp?picture'

export const hill = {
  source,
  alt: msg`Model of a house below a ridge, in the morning sun of June`,
  subject: msg`A house on June 21 at 9:30`,
  scale: 100,
}
