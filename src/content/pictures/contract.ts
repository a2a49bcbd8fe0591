import { msg } from '@lingui/core/macro'
import signing from './contract-signing.webp?picture'
import source from './contract.webp?picture'

export const contract = {
  source,
  alt: msg`Two pages of a Spanish deposit contract on an oak table, a fountain pen on the line for the buyer’s signature, a bank’s check that is not filled in`,
  caption: msg`A deposit contract at its own size. The names are left blank.`,
}

/** Its second page, for a column. */
export const contractSigning = {
  source: signing,
  alt: msg`The second page of a Spanish deposit contract, a fountain pen on the line for the buyer’s signature, a bank’s check that is not filled in`,
  caption: msg`What we read before you sign: a deposit contract, its names left blank.`,
}
