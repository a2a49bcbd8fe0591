import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Investment analysis for Mallorca property`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `A year of a licensed villa in Mallorca, line by line, from {exampleGross} in rent to {exampleNet} net. We do the same for the house you have in mind.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg({
    message: `Of {exampleGross} in rent, <figure>{exampleNet}</figure> is left before tax`,
    comment: `Headline: what the costs of a year leave of the rent; the tagged amount is very large, on a line of its own`,
  }),
  lead: msg`Before you make an offer, we work out what the house could earn, what it will cost, and what is left after Spanish tax on the rent.`,
  button: msg`Schedule a consultation`,
}

/** Next to the year of the example. */
export const result = {
  title: msg`A year, line by line`,
  paragraphs: [
    msg`Our analyses of licensed houses that are run well came to {netYield} a year on the price, after costs and before income tax. If the owners of this villa keep two of its eight weeks in July and August for themselves, {ownSummerNet} is left, {ownSummerYield} net.`,
    msg`The price isn’t all you pay. With transfer tax, notary, Land Registry, gestoría, lawyer, our fee and VAT, the purchase takes up to {exampleCash} in cash, before inspection and furniture. On that sum, the year in the table yields {exampleCashYield} net.`,
    msg`All of it depends on the license (ETV). Without one, the house may be rented out by the year or for a season with a reason such as work or study, and it earns less. Some of our analyses end with the advice not to buy.`,
  ],
}

/** The caveats of the page. */
export const information = [
  msg`The example is not an offer, and no yield is guaranteed. Net yields are after the costs in the table and before income tax, as a share of the price. For owners from outside the EU and the EEA we deduct no costs from the taxed rent; the National Court allowed it in July 2025, subject to appeal. Depreciation, the tax on your own use in the other weeks and the tax in your own country are left out.`,
  msg`The report is neither legal nor tax advice. A lawyer confirms the license, a tax adviser the taxes.`,
]

export const next = {
  title: msg`Name a house, and ask for its numbers`,
  text: msg`Or name the return you need. In the first conversation we’ll tell you whether the market offers it.`,
}
