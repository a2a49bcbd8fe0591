import { msg } from '@lingui/core/macro'
import signing from './contract-signing.webp?picture'

/** Second page of the master `contract.webp`, for a column. */
export const contractSigning = {
  source: signing,
  alt: msg`The second page of a Spanish deposit contract, a fountain pen on the line for the buyer’s signature, a bank’s check that is not filled in`,
  caption: msg`What we read before you sign: a deposit contract, its names left blank.`,
}
