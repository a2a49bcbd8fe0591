import { msg } from '@lingui/core/macro'
import type { ContentPicture } from './contentPicture.ts'
import source from './contract-signing.webp?picture'

export const contract: ContentPicture = {
  source,
  alt: msg`The second page of a Spanish deposit contract, a fountain pen on the line for the buyer’s signature, a bank’s check that is not filled in`,
  caption: msg`A deposit contract, its names left blank`,
}
