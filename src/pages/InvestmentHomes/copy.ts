import { msg } from '@lingui/core/macro'

/**
 * Landing page, English only, with three questions.
 * Angle: a home that its owner uses and that earns in the other months. Yields in the texts are net.
 */
export const meta = {
  title: msg({
    message: `Mallorca homes with rental income`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `A home in Mallorca for your own weeks and for rent. What {netYield} net a year assumes, what is left after tax, and how we check the license.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg`A home with rental income`,
  lead: msg`We look for family homes with a vacation-rental license. For those we analyzed, we calculated {netYield} net a year on the price, before income tax; after Spanish tax on the rent, an owner outside the EU and the EEA keeps {exampleOthersYield} in our example. If you buy at {feeExample2Price}, we’re paid {feeExample2Gross} by you, with VAT, and usually about {feeExample2Share} before VAT <pricing>out of the seller’s commission</pricing>, which is part of the price.`,
  button: msg({ message: `Describe your plans`, comment: `Button to the form` }),
  whatsapp: msg({ message: `Talk it through on WhatsApp`, comment: `Button` }),
}

export const calendar = {
  rented: msg({ message: `Rented`, comment: `Label of a drawing, above the weeks with guests` }),
  yours: msg({ message: `Yours`, comment: `Label of a drawing, above the weeks of the owners` }),
  caption: msg`Each tall bar is a week that is rented, as high as its rent. The other weeks are yours.`,
}

export const steps = {
  title: msg({
    message: `How it works`,
    comment: `Headline`,
  }),
  items: [
    {
      id: 'calendar',
      title: msg({
        message: `Count your own weeks`,
        comment: `Heading of a step: the weeks in which owners use the house`,
      }),
      text: msg`Rents are highest in school vacations, so a week of your own costs the most then.`,
    },
    {
      id: 'license',
      title: msg({
        message: `Find what may be rented out`,
        comment: `Heading of a step: houses with a rental license`,
      }),
      text: msg`Short stays are legal only with a vacation-rental license (ETV). Some listings say “license possible” although no new guest places have been granted since 2022, so we drop houses that aren’t in the register. One whose agent doesn’t share the commission may drop out, too.`,
    },
    {
      id: 'handover',
      title: msg({
        message: `Find a manager`,
        comment: `Heading of a step: a house whose letting already works`,
      }),
      text: msg`We introduce managers, cleaners and accountants, and help you compare what they charge.`,
    },
  ],
}

export const benefits = {
  title: msg({ message: `What you get`, comment: `Headline: what the fee buys` }),
  items: [
    {
      id: 'net-figures',
      title: msg({
        message: `Rents and costs`,
        comment: `Heading: the yield after costs, with the calculation shown`,
      }),
      text: msg`Each home on your list comes with one page of rents and costs. In <analysis>the example of a villa’s year</analysis>, management, platforms, cleaning, utilities, pool, garden, local taxes, insurance, accountant and repairs take {exampleCostShare} of the rent.`,
    },
    {
      id: 'other-lets',
      title: msg({ message: `A second plan`, comment: `Heading: what to do if the first plan fails` }),
      text: msg`We calculate what the house would earn by the season or by the year if short rentals were restricted further.`,
    },
  ],
}

export const faq = {
  title: msg({ message: `Use, license and tax`, comment: `Headline above frequent questions` }),
  entries: [
    {
      id: 'personal-use',
      question: msg`How many weeks are mine?`,
      answer: msg`As many as you like. The license may limit the others: the one for a main residence permits no more than 60 rented days a year, and only to owners who live there. In our example, two summer weeks for the owners lower the net yield from {exampleNetYield} to {ownSummerYield}.`,
    },
    {
      id: 'license-transfer',
      question: msg`Does the license pass to me?`,
      answer: msg`In many cases, once the authority has been notified of the new owner. Some licenses expire, and a building that differs from its permits puts any of them at risk. We ask for the transfer to be a condition of the deposit contract (arras). If the seller agrees and the proof doesn’t come, you’re owed your deposit of about {arras} back. The seller may be unable to pay it, so we also ask that a notary hold it.`,
    },
    {
      id: 'tax-on-rent',
      question: msg`How is the rent taxed?`,
      answer: msg`Residents of other EU and EEA countries pay Spain {rentalTaxEea} of what is left of the rent after documented costs; of the yearly ones, only the part for the rented days counts. Other non-residents pay {rentalTaxOthers} of the whole rent, which in our example leaves {exampleOthersNet}. Weeks of private use are taxed as well. Your own country will usually credit the Spanish tax up to its own tax on that rent (a US state may give no credit); the rest is lost or carried to other years.`,
    },
  ],
}

export const information = [
  msg`The net yields are forecasts on the price, after operating costs and before income tax; in our example, {exampleNetYield} on the price is {exampleCashYield} on price and purchase costs, without furniture. After Spanish tax on the rent, but before the tax on their own use, owners outside the EU and the EEA keep {exampleOthersYield} of the price. None is guaranteed.`,
  msg`Tax rates are those of {ratesYear}. The National Court allowed owners from outside the EU and the EEA to deduct costs in July 2025. An appeal was possible, so we calculate without it. A bill of May 2025 would put VAT on vacation rents; as of November 2026 it isn’t law. Ask your tax adviser what applies now.`,
]

export const form = {
  title: msg`How would you use the house?`,
  lead: msg`A few words are enough.`,
}
