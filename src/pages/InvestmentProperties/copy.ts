import { msg } from '@lingui/core/macro'

/**
 * Landing page, English only. Angle: property as an investment, from gross to net to exit. Both yields are of licensed
 * houses that are rented out by the week.
 */
export const meta = {
  title: msg({ message: `Mallorca investment properties`, comment: `Browser and search title, at most 50 characters` }),
  description: msg({
    message: `What {grossYield} gross means in Mallorca, where the rent comes from, what is left of it after costs and tax, and how we examine each house for a buyer.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg({
    message: `{grossYield} gross, {netYield} net`,
    comment: `Headline; the variables are ranges of percentages`,
  }),
  lead: msg`The first range is what licensed houses that we have analyzed brought in. The second is what the well-run ones kept after costs, before income tax; the two ranges are of different houses. We advise the buyer; most of our pay comes <pricing>out of the seller’s commission</pricing>, and only if you buy.`,
  button: msg({ message: `Request an investment search`, comment: `Button` }),
  whatsapp: msg({ message: `Reach an adviser on WhatsApp`, comment: `Link or button` }),
}

export const yields = {
  gross: {
    name: msg({ message: `Gross`, comment: `Next to a range of percentages: the yield before costs` }),
    value: msg({ message: `{grossYield}`, comment: `A range of percentages` }),
    basis: msg`A year’s rent, as a share of the price`,
  },
  net: {
    name: msg({ message: `Net`, comment: `Next to a range of percentages: the yield after costs` }),
    value: msg({ message: `{netYield}`, comment: `A range of percentages` }),
    basis: msg({ message: `After costs, before income tax`, comment: `Label of a drawing, below “Net”` }),
  },
}

export const steps = {
  title: msg({ message: `How it works`, comment: `Headline of three steps` }),
  items: [
    {
      id: 'thesis',
      title: msg({
        message: `Agree on what it’s for`,
        comment: `Heading of a step; the thesis is the investor’s reasoning`,
      }),
      text: msg`Income now, growth later, or a building to improve? Equity, debt, holding period and exit go on one sheet.`,
    },
    {
      id: 'underwriting',
      title: msg({
        message: `Test what is offered`,
        comment: `Heading of a step: examine an offer as a lender would`,
      }),
      text: msg`We collect leases, license files, bills and comparable sales, and calculate a conservative, a base and an optimistic case. If the conservative one doesn’t carry the loan, we advise against it.`,
    },
    {
      id: 'execution',
      title: msg`Choose the owner`,
      text: msg`Before the first signature, your tax adviser settles whether you buy in your own name, jointly or through a company. A later change is often taxed like a second purchase.`,
    },
  ],
}

export const benefits = {
  title: msg`An analyst’s questions`,
  items: [
    {
      id: 'bridge',
      title: msg`From gross to net`,
      text: msg`Management, platforms, cleaning, utilities, local taxes, insurance and repairs, line by line. In <analysis>our example of a villa’s year</analysis>, {exampleGrossYield} gross becomes {exampleNetYield} net, and the tax comes after that.`,
    },
    {
      id: 'license-data',
      title: msg({ message: `The license, in the register`, comment: `Heading` }),
      text: msg`For every address we look up whether a vacation-rental license (ETV) is registered, for how many guests and until when.`,
    },
    {
      id: 'capacity',
      title: msg({ message: `Few clients`, comment: `Heading: we accept few clients` }),
      text: msg`We accept {clientsPerYear} clients a year.`,
    },
    {
      id: 'exit',
      title: msg({ message: `Resale`, comment: `Heading: how the investment can be sold again` }),
      text: msg`Who would buy it from you, at what price, and with what tax on the gain? Every recommendation has a note on the resale and a reason not to buy.`,
    },
  ],
}

export const faq = {
  title: msg({ message: `Asked by careful investors`, comment: `Headline above frequent questions` }),
  entries: [
    {
      id: 'yield-basis',
      question: msg`What is behind {grossYield} gross?`,
      answer: msg`In licensed houses that we have analyzed for investors, it is the rent for the weeks booked, with nothing deducted, divided by the price without taxes.`,
    },
    {
      id: 'strategies',
      question: msg`Which kinds of property do you consider?`,
      answer: msg`Houses with a valid vacation-rental license, to which the yields on this page apply. Also apartments in Palma for long leases, which earn less, buildings to refurbish and resell, and units bought before completion. Payments for a home not yet built must be secured by a bank guarantee or insurance.`,
    },
    {
      id: 'leverage',
      question: msg`Does a loan improve the return?`,
      answer: msg`Only while the loan costs less than the property yields net. Spanish banks lend non-residents {mortgage} of the value. We calculate with and without debt, and at an interest rate higher than today’s.`,
    },
    {
      id: 'fees',
      question: msg`What do you earn?`,
      answer: msg`Your fee and, usually, {commissionShare} of the seller’s commission. On {feeExample2Price} that is {feeExample2Gross} from you with VAT, and about {feeExample2Share} before VAT from the commission. Both rise with the price, and all but half of your fee comes only if you buy.`,
    },
  ],
}

export const information = [
  msg`Both yields are for a year, on the price paid without purchase costs, and come from our analyses of licensed houses. In our example, {exampleNetYield} on the price is {exampleCashYield} on price and purchase costs. They aren’t a guarantee. Your lawyer confirms the license, your tax adviser the taxes.`,
]

export const form = {
  title: msg({ message: `Tell us what you want to buy`, comment: `Headline above a form` }),
  lead: msg`A budget, a horizon and one sentence about your goal. We’ll reply with a first opinion or with questions.`,
}
