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
    message: `Of {exampleGross} in rent, {exampleNet} is left before tax`,
    comment: `Headline above the calculation of a year: what the costs leave of the rent`,
  }),
  lead: msg`Before you make an offer, we work out what the house will earn, what it will cost, and what the tax office leaves you.`,
  button: msg`Schedule a consultation`,
}

export const result = {
  title: msg`What two summer weeks cost`,
  paragraphs: [
    msg`Our analyses suggest that {netYield} a year on the price, after costs and before income tax, is realistic for a licensed house that is run well. If the owners of this villa keep two of its eight weeks in July and August for themselves, {ownSummerNet} is left, {ownSummerYield} net.`,
    msg`The price isn’t all you pay. With transfer tax, notary, Land Registry, gestoría, lawyer, our fee and VAT, the purchase takes up to {exampleCash} in cash. On that sum, the year in the table yields {exampleCashYield} net.`,
    msg`All of it depends on the license (ETV). Without one, the house may be rented out by the year or for a season with a reason such as work or study, and it earns less. Some of our analyses end with the advice to leave the house to someone else.`,
  ],
}

export const report = {
  title: msg`Your report, with a source for every line`,
  items: [
    {
      id: 'year',
      title: msg({ message: `Income and costs`, comment: `Heading of a part of a report` }),
      text: msg`The table above, from rents achieved nearby and the seller’s bills. Asking rents and estimates are marked.`,
    },
    {
      id: 'license',
      title: msg({ message: `License`, comment: `Heading of a part of a report: the rental license` }),
      text: msg`Number, holder, guest places and dates as the register has them, compared with the seller’s claim.`,
    },
    {
      id: 'price',
      title: msg({ message: `Price check`, comment: `Heading of a part of a report` }),
      text: msg`What similar houses nearby were listed at, what they sold for, and how long it took.`,
    },
    {
      id: 'tax',
      title: msg({ message: `Tax sheet`, comment: `Heading of a part of a report: one page on taxes` }),
      text: msg`Purchase, rent and sale, in Spain and the country you live in, for your tax adviser to confirm.`,
    },
    {
      id: 'sale',
      title: msg({ message: `Sale`, comment: `Heading of a part of a report: selling the house again` }),
      text: msg`What a sale below, at or above your price would leave after about {sellerCommission} commission, the tax on the gain and the town’s tax on the rise in land value (plusvalía).`,
    },
    {
      id: 'stress',
      title: msg({
        message: `Stress cases`,
        comment: `Heading of a part of a report: ways in which the investment may go wrong`,
      }),
      text: msg`The license is lost, the loan becomes more expensive, the price at resale is lower, and all of it at once.`,
    },
  ],
}

export const faq = {
  title: msg({
    message: `Questions about the figures`,
    comment: `Headline`,
  }),
  entries: [
    {
      id: 'cost',
      question: msg`What does the report cost?`,
      answer: msg`Nothing beyond our fee. A formal appraisal, a building inspection or a written tax opinion is billed by the person who signs it.`,
    },
    {
      id: 'new-license',
      question: msg`Can I apply for a new license after buying?`,
      answer: msg`Don’t count on it. <guide>The guide</guide> says what is excluded. We count on a new license only once it has been granted.`,
    },
    {
      id: 'mortgage',
      question: msg`What changes with a mortgage?`,
      answer: msg`The report shows the return on your own money next to the return on the house, because a loan magnifies gains and losses. <guide>The guide</guide> says what banks lend.`,
    },
  ],
}

/** The caveats of the page. */
export const information = [
  msg`The example is not an offer, and no yield is guaranteed. Net yields are after the costs in the table and before income tax, as a share of the price. Whether owners from outside the EU and the EEA may deduct costs is before the courts, and depreciation is left out.`,
  msg`The report is neither legal nor tax advice. A lawyer confirms the license, a tax adviser the taxes.`,
]

export const next = {
  title: msg`Name a house, and ask for its numbers`,
  text: msg`Or name the return you need. In the first conversation we will tell you whether the market offers it.`,
  button: msg`Schedule a consultation`,
}
