import { msg } from '@lingui/core/macro'

/** Landing page, English only. Angle: property as an investment, from gross to net to exit. Yields here are gross. */
export const meta = {
  title: msg({ message: `Mallorca investment properties`, comment: `Browser and search title, at most 50 characters` }),
  description: msg({
    message: `What {grossYield} gross means in Mallorca: where the rent comes from, what is left of it after costs, and how we examine each building for a buyer.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg({ message: `Investment property`, comment: `Small label above a headline` }),
  title: msg({
    message: `What {grossYield} gross <em>leaves you</em>`,
    comment: `Headline; the variable is a range of percentages. “The rest” is what is left after costs`,
  }),
  lead: msg`The gross figure is a year’s rent before any cost, as a share of the price, in the buildings we consider for investors. The work begins where most brochures end: with vacancy, management, tax and the day you sell again.`,
  figures: [
    {
      id: 'gross',
      name: msg({ message: `Gross`, comment: `Beside a range of percentages: the yield before costs` }),
      value: msg({ message: `{grossYield}`, comment: `A range of percentages` }),
      basis: msg`A year’s rent before any cost, as a share of the purchase price`,
    },
    {
      id: 'net',
      name: msg({ message: `Net`, comment: `Beside a range of percentages: the yield after costs` }),
      value: msg({ message: `{netYield}`, comment: `A range of percentages` }),
      basis: msg`Net yield on the purchase price of licensed houses, after operating costs and before income tax`,
    },
  ],
  button: msg({ message: `Request an investment search`, comment: `Button` }),
  whatsapp: msg({ message: `Reach an adviser on WhatsApp`, comment: `Link or button` }),
}

export const steps = {
  label: msg({ message: `The mandate`, comment: `Small label: our contract with the investor` }),
  title: msg({ message: `Thesis, proof, <em>purchase</em>`, comment: `Headline of three steps` }),
  items: [
    {
      id: 'thesis',
      title: msg({
        message: `Agree on the thesis`,
        comment: `Heading of a step; the thesis is the investor’s reasoning`,
      }),
      text: msg`Income now, growth later, or a building to improve? Equity, debt, currency, holding period and the earliest date of exit go on one sheet, and everything afterward is measured against it.`,
    },
    {
      id: 'underwriting',
      title: msg({
        message: `Underwrite what is offered`,
        comment: `Heading of a step: examine an offer as a lender would`,
      }),
      text: msg`We collect leases, license files, utility bills and comparable sales, and run the numbers for each property on conservative, base and optimistic assumptions. If the conservative case does not carry the loan, we advise against it.`,
    },
    {
      id: 'execution',
      title: msg`Buy it in the right form`,
      text: msg`In your own name, jointly or through a company: you and your tax adviser settle that before the first signature, because a later change is often taxed like a second purchase. We then negotiate, coordinate the due diligence and see the closing through.`,
    },
  ],
}

export const benefits = {
  label: msg({ message: `For investors`, comment: `Small label above a headline` }),
  title: msg`What an analyst would ask about`,
  items: [
    {
      id: 'bridge',
      title: msg`The bridge from gross to net`,
      text: msg`Empty weeks, commissions, management, cleaning, upkeep, utilities, insurance, community fees and local taxes, item by item. For a licensed house, what remains is {netYield} net, before income tax; long leases leave less.`,
    },
    {
      id: 'coverage',
      title: msg({ message: `The market as data`, comment: `Heading` }),
      text: msg`More than {listingsPerDay} listings read every working day, with asking prices, reductions and time on the market. Those records show when a seller may be ready to talk.`,
    },
    {
      id: 'license-data',
      title: msg({ message: `License records, not hearsay`, comment: `Heading` }),
      text: msg`For every address we look up whether an ETV, a vacation-rental license, is registered, for how many places and until when. A seller’s word is a starting point; the file is the evidence.`,
    },
    {
      id: 'entry-price',
      title: msg({ message: `The price you pay`, comment: `Heading: the return depends on the price paid` }),
      text: msg`Since {founded}, our clients have on average paid {averageSaving} less than the first asking price, which may have been set before we were hired. The gross and net yields on this page are calculated on the price paid; the bar for total cash is calculated on the price and the purchase costs.`,
    },
    {
      id: 'capacity',
      title: msg({ message: `Few mandates at a time`, comment: `Heading: we accept few clients` }),
      // Before launch, confirm: that the mandate says the same about two clients and one house.
      text: msg`With {clientsPerYear} searches a year there is time for the files. We do not act for two clients on one house: the older mandate comes first.`,
    },
    {
      id: 'exit',
      title: msg({ message: `An exit thought through`, comment: `Heading: how the investment can be sold again` }),
      text: msg`Who would buy it from you, at what price, and with what tax on the gain? Every recommendation comes with a note on the resale and a reason not to buy.`,
    },
  ],
}

export const faq = {
  title: msg({ message: `Asked by careful investors`, comment: `Headline above frequent questions` }),
  entries: [
    {
      id: 'yield-basis',
      question: msg`Where does the figure of {grossYield} gross come from?`,
      answer: msg`From the properties we have analyzed for investors: the rent for a full year with every rentable week rented at the rate of its own season, nothing deducted, divided by the purchase price without taxes. Long leases tend toward the lower end, licensed houses with short stays toward the upper. It describes what we look for and guarantees nothing; your own case may turn out lower.`,
    },
    {
      id: 'strategies',
      question: msg`Which kinds of property do you consider?`,
      answer: msg`Chiefly four: houses with a valid vacation-rental license, apartments in Palma for long leases, buildings to refurbish and resell, and units in a development bought before completion. Each has its own risk, from rent regulation to the builder’s solvency. Under Spanish law, advance payments for a home not yet built must as a rule be secured by a bank guarantee or insurance; your lawyer should see the document before the first transfer.`,
    },
    {
      id: 'leverage',
      question: msg`Does a loan improve the return?`,
      answer: msg`Only while the loan costs less than the property yields net. Whether the rent also carries the repayments is a second test, of cash flow. Spanish banks usually lend non-residents {mortgage} of the value; the approval takes {financeWeeks} weeks. Before you decide, we run the numbers with and without debt, and at an interest rate higher than today’s.`,
    },
    {
      id: 'fees',
      question: msg`What do you earn on my investment?`,
      answer: msg`You pay us {feeRate} of the price, {feeVat}; as a rule the rest of our pay comes out of the seller’s commission, usually {commissionShare} of it. On {feeExample2Price} that is {feeExample2Fee} from you, {feeExample2Gross} with VAT, and about {exampleShare} before VAT from the commission. Because both rise with the price, with every offer we will show you comparable sales, where we could verify them, and otherwise asking prices, marked as such, so that you can judge our advice yourself.`,
    },
  ],
}

export const form = {
  label: msg({ message: `Investor inquiry`, comment: `Small label above a headline` }),
  title: msg({ message: `Put your thesis in writing`, comment: `Headline above a form` }),
  lead: msg`A budget, a horizon and one sentence about your goal. We will reply within {replyHours} hours, Monday to Saturday, with a first opinion or with questions.`,
}
