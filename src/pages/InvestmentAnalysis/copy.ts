import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Investment analysis for Mallorca property`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `A year of a licensed villa in Mallorca, line by line, from {exampleGross} in rent to {exampleNet} net and what is left after tax. What the analysis of a house covers.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg({
    message: `An example: of {exampleGross} in rent, <figure>{exampleNet}</figure> is left before tax`,
    comment: `Headline: what the costs of a year leave of the rent; the tagged amount is very large, on a line of its own`,
  }),
  lead: msg`Before you make an offer, we work out what the house could earn, what it will cost, and what is left after Spanish tax on the rent.`,
  button: msg`Schedule a consultation`,
}

/** Next to the year of the example. */
export const result = {
  title: msg`Income and costs of one year`,
  paragraphs: [
    msg`For licensed houses we forecast {netYield} a year on the price, after costs and before income tax; what they then earned isn’t in these figures. If the owners of this villa keep two of its eight weeks in July and August, {ownSummerNet} is left, {ownSummerYield} net.`,
    msg`With taxes and fees, the purchase takes up to {exampleCash} in cash, on which the year in the table yields {exampleCashYield} net. Inspection, furnishing the house, work on it, bank and exchange charges, an interpreter, a power of attorney and any loan would come on top.`,
    msg`All of it depends on the license (ETV): without one, vacation guests aren’t allowed, and the house earns less.`,
  ],
}

/** The caveats of the page. */
export const information = [
  msg`No yield is guaranteed. For owners from outside the EU and the EEA we deduct no costs from the taxed rent; the National Court allowed the deduction in July 2025, subject to appeal. Depreciation, a later sale, the tax on your own use in the other weeks, the tax in your own country (which usually credits the Spanish one up to its own; some US states don’t) and VAT on vacation rents, which a bill of May 2025 proposes, are left out. A lawyer confirms the license, a tax adviser the taxes.`,
]

export const next = {
  title: msg`What return do you need?`,
  text: msg`In the first conversation we’ll tell you whether a house could earn it, and of what kind. The analysis of a house is part of the mandate.`,
}
