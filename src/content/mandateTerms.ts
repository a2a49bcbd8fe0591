/**
 * SAMPLE DATA: what buyers ask before they sign, answered on the pricing page. Replace the answers before launch with what
 * the mandate says, and then set `mandateTermsAreSample` to false. Their figures are in
 * facts.ts; the cover is `insurance` of company.ts.
 */
import { msg } from '@lingui/core/macro'

/** @public for `npm run check:launch` */
export const mandateTermsAreSample: boolean = true

export const mandateTerms = [
  {
    id: 'other-income',
    term: msg({ message: `Other income`, comment: `Above an answer: whether anyone else pays us` }),
    answer: msg`None other than our share of the commission. No lawyer, architect, bank, contractor or property manager pays us for an introduction, and neither does a firm to which we refer sellers who ask us.`,
  },
  {
    // Código Civil, arts. 1101 and 1911.
    id: 'liability',
    term: msg({ message: `Liability`, comment: `Above an answer: what we are liable for` }),
    answer: msg`We’re liable by law for our own mistakes, and the mandate doesn’t limit that. Our insurance, valid in Spain, pays up to {coverPerClaim} a claim and {coverPerYear} a year, much less than a house costs; beyond it there is only what the company owns. The lawyer and the architect answer to you for their reports.`,
  },
  {
    // Regulations (EC) 593/2008, art. 6, and (EU) 1215/2012, arts. 4 and 17 to 19; Lugano Convention, arts. 15 to 17.
    id: 'contract',
    term: msg({ message: `The contract`, comment: `Above an answer: law, court and language of the mandate` }),
    answer: msg`The mandate is in English or German, under Spanish law, and isn’t exclusive: you may search alone or hire a second adviser. It names the courts of Palma only for clients who aren’t consumers. Consumers who live in the EU, Iceland, Norway or Switzerland can as a rule sue us at home and be sued only there. Those who live in the United Kingdom can as a rule sue us in their courts as well; Spanish law still governs the contract. Everyone else, Americans included, can sue us in Spain. You keep the rights that the law of the country where you live guarantees to consumers.`,
  },
  {
    id: 'places',
    term: msg({ message: `Availability`, comment: `Above an answer: how many clients we can still take on` }),
    answer: msg({
      message: `We take on {clientsPerYear} clients a year and can begin {freePlaces} more searches in {placesYear}.`,
      comment: `freePlaces is a number such as 2, never 1`,
    }),
  },
] as const
