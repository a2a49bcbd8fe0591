import { msg } from '@lingui/core/macro'
import source from './new-development.webp?picture'

export const newDevelopment = {
  source,
  alt: msg`Model of three houses of a new development: finished, in plaster and as an oak frame`,
  subject: msg`One house finished, in plaster and as an oak frame`,
  scale: 100,
}
