import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Investment analysis for Mallorca property`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `Net yield, vacation-rental license, tax and resale for one house at a time, with the assumption next to every number. Read a worked example.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  label: msg`Investment analysis`,
  title: msg({
    message: `Every number with its <em>assumption</em>`,
    comment: `Headline; the tagged words are set in italics`,
  }),
  lead: msg`What a house earns, whether the license allows it, what the tax office takes, and what is left when you sell, for one house at a time and in figures that you and your tax adviser can follow.`,
}

/** Next to the sectional model. */
export const figures = [
  {
    id: 'price',
    figure: msg({ message: `{feeExample2Price}`, comment: `An amount in euro` }),
    name: msg({ message: `price of the villa in the example below`, comment: 'Below a large figure, a price' }),
  },
  {
    id: 'net',
    figure: msg({ message: `{netYield}`, comment: 'A large figure, as in "4–6%"' }),
    name: msg({
      message: `net a year on the price, before income tax`,
      comment: 'Below a large figure, as in "4–6%"',
    }),
  },
]

/** Below the figures. */
export const beside = msg`The report opens up a house’s figures the way the model opens up its rooms.`

export const what = {
  label: msg({
    message: `What it answers`,
    comment: 'It: the investment analysis',
  }),
  title: msg`What is left of the <em>brochure</em>`,
  paragraphs: [
    msg`Brochures quote gross: every rentable week rented, nothing deducted. We quote net: what is left after empty weeks, commissions of platforms and agencies, management, cleaning, pool and garden, insurance, utilities, community fees, local charges and a reserve for repairs, and before your own income tax. On that basis we regard {netYield} net a year on the purchase price as realistic for a licensed house in Mallorca.`,
    msg`Much depends on that license. Without an ETV, the license to rent a home to vacation guests, a house can be rented out only by the year, or for a season with a reason such as work or study, under a lease, and it earns less. New licenses are the exception, so we check the one the house has.`,
    msg`We write for people who want to see the doubtful line too. Some of our analyses end with the advice to leave the house to someone else.`,
  ],
}

/**
 * `exampleNetIncome`, `exampleTransferTax` and `exampleCash` are derived from the price of the second fee example: net
 * yield, progressive transfer tax and total cash of the calculator.
 */
export const how = {
  label: msg({ message: `A worked example`, comment: `Small label: a calculated example` }),
  title: msg({ message: `One villa, four questions`, comment: `Headline of the worked example` }),
  steps: [
    {
      id: 'yield',
      title: msg`What does it earn?`,
      text: msg`Assumed: a resale villa with a license, bought for {feeExample2Price} without a loan; the owners keep a few weeks outside summer for themselves. At {netYield} net it leaves {exampleNetIncome} a year before income tax. The report shows the weeks rented, the price of a week, the manager’s share and the reserve for repairs; change one, and the range moves.`,
    },
    {
      id: 'license',
      title: msg`Does the license allow it?`,
      text: msg`Assumed: the license is valid, covers as many guests as the calculation does, and passes to the new owner once the change has been declared. We compare its number, guest places and dates with the register. A second column shows the same villa rented by the year, in case the license is lost. A tenant who lives there permanently may usually stay for five years, or seven if a company owns the house (Law 29/1994, article 9); above 300 m² or at a very high rent the contract decides (article 4).`,
    },
    {
      id: 'tax',
      title: msg`What does the tax office take?`,
      text: msg`Assumed: private buyers who live outside Spain. Transfer tax (ITP) on this price comes to {exampleTransferTax}. With notary, Land Registry, lawyer, gestoría, our fee and VAT, the cash needed is {exampleCash}, and we state the yield on that sum too. Tax on the rent depends on where you live; a tax adviser confirms that line.`,
    },
    {
      id: 'exit',
      title: msg`What is left at the end?`,
      text: msg`Assumed: a sale after as many years as you name, at a price below yours, equal to it and above it. From each we deduct the commission of about {sellerCommission}, which is yours to pay once you are the seller, the tax on the gain, and plusvalía, the town’s tax on the rise in land value. If the purchase makes sense only at the highest price, the report will say so.`,
    },
  ],
}

/** Figures of the same example, as a table. */
export const example = [
  {
    id: 'price',
    name: msg({ message: `Price of the villa`, comment: 'Line of a table, before a sum' }),
    sum: msg({ message: `{feeExample2Price}`, comment: `An amount in euro` }),
  },
  {
    id: 'tax',
    name: msg({ message: `Transfer tax (ITP)`, comment: 'Line of a table, before a sum' }),
    sum: msg({ message: `{exampleTransferTax}`, comment: `An amount in euro` }),
  },
  {
    id: 'cash',
    name: msg({
      message: `Cash needed, before our fee and VAT on services`,
      comment: 'Line of a table, before a sum',
    }),
    sum: msg({ message: `{exampleCash}`, comment: `An amount in euro, a range` }),
  },
  {
    id: 'income',
    name: msg({ message: `Net income a year, before income tax`, comment: 'Line of a table, before a sum' }),
    sum: msg({ message: `{exampleNetIncome}`, comment: `An amount in euro, a range` }),
  },
]

export const deliverables = {
  label: msg({ message: `The report`, comment: `Small label: the document that we deliver` }),
  title: msg`Six sections, each with its sources`,
  items: [
    {
      id: 'income',
      title: msg({ message: `Income`, comment: `Heading of a point in a list` }),
      text: msg`Season by season, from rents achieved nearby if they can be verified, and otherwise from asking rents, marked as such.`,
    },
    {
      id: 'running-costs',
      title: msg({ message: `Operating costs`, comment: `Heading of a part of a report` }),
      text: msg`Commissions, management, cleaning, pool and garden, insurance, utilities, property tax (IBI), community fees, and a yearly sum for what breaks.`,
    },
    {
      id: 'license-file',
      title: msg({
        message: `License file`,
        comment: `Heading of a part of a report: documents on the rental license`,
      }),
      text: msg`Number, holder, guest places, conditions and dates, compared with the official data and with the seller’s claim.`,
    },
    {
      id: 'price-check',
      title: msg({ message: `Price check`, comment: `Heading of a part of a report` }),
      text: msg`What similar houses nearby were offered for, what they sold for, if known, and how long that took.`,
    },
    {
      id: 'tax-sheet',
      title: msg({ message: `Tax sheet`, comment: `Heading of a part of a report: one page on taxes` }),
      text: msg`Purchase, each year and sale, for the country you live in, for review by a tax adviser whom you engage.`,
    },
    {
      id: 'bad-years',
      title: msg({
        message: `Three stress cases`,
        comment: `Heading of a part of a report: three ways in which the investment may go wrong`,
      }),
      text: msg`The license is lost, the loan becomes more expensive, the price at resale is lower: the same calculation for each case, and for all three together.`,
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
      answer: msg`Nothing beyond the fee for the mandate, of which the analysis is a part; on the <pricing>pricing page</pricing> it is worked out for three prices. A formal appraisal, a building inspection or a written tax opinion is billed by the person who signs it.`,
    },
    {
      id: 'guarantee',
      question: msg`Is the yield guaranteed?`,
      answer: msg`No, and we would distrust anyone who guarantees one. The range of {netYield} net is what we consider attainable for a licensed house that is run well; season, management and regulation decide where a given year falls, inside the range or outside.`,
    },
    {
      id: 'new-license',
      question: msg`Can I apply for a new license after buying?`,
      answer: msg`Do not count on it. Guest places in Mallorca have been frozen since 2022, and <guide>the guide</guide> lists what is excluded. We count on a new license only after a lawyer has confirmed that it will be granted.`,
    },
    {
      id: 'mortgage',
      question: msg`What changes with a mortgage?`,
      answer: msg`Banks commonly finance {mortgage} of the value and need {financeWeeks} weeks to decide. The report then shows the return on your own money next to the return on the house, because a loan magnifies gains and losses.`,
    },
    {
      id: 'advice',
      question: msg`Is the report legal or tax advice?`,
      answer: msg`No. It prepares a decision and names its sources; it replaces neither a lawyer nor a tax adviser. A tax adviser in Spain, and yours at home if you wish, should confirm the lines that concern tax.`,
    },
  ],
}

export const next = {
  title: msg`Name a house, and ask for its numbers`,
  text: msg`Or name the return you need. In the first conversation we will tell you whether the market offers it, and what you would have to accept in exchange.`,
  button: msg`Schedule a consultation`,
}
