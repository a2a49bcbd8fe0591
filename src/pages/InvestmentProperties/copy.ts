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
    message: `<figure>{grossYield} gross,</figure> <figure>{netYield} net</figure>`,
    comment: `Headline, very large, a range of percentages on each line`,
  }),
  lead: msg`We forecast the two ranges for different licensed houses, so one can’t be worked out from the other; costs like those of our example would take {exampleCostShare} of the gross. The villa of the example nets {exampleNetYield}, or {exampleOthersYield} after Spanish tax on the rent for owners outside the EU and the EEA. Most of our pay usually comes <pricing>out of the seller’s commission</pricing>, and only if you buy.`,
  button: msg({ message: `Request an investment search`, comment: `Button` }),
  whatsapp: msg({ message: `Ask us on WhatsApp`, comment: `Link or button` }),
}

export const yields = {
  gross: {
    name: msg({ message: `Gross`, comment: `Next to a range of percentages: the yield before costs` }),
    basis: msg`A year’s rent, as a share of the price`,
  },
  net: {
    name: msg({ message: `Net`, comment: `Next to a range of percentages: the yield after costs` }),
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
      text: msg`Do you want rent, a higher price at resale, or a building to improve? Equity, debt, holding period and exit go on one sheet.`,
    },
    {
      id: 'underwriting',
      title: msg({
        message: `Test what is offered`,
        comment: `Heading of a step: examine an offer as a lender would`,
      }),
      text: msg`We collect leases, license files, bills and comparable sales, and calculate a conservative, a base and an optimistic case. If the conservative one doesn’t carry the loan, our note says so.`,
    },
    {
      id: 'execution',
      title: msg`Decide who buys`,
      text: msg`Before the first signature, you settle with your tax adviser whether you buy in your own name, jointly or through a company.`,
    },
  ],
}

export const benefits = {
  title: msg`What our analysis covers`,
  items: [
    {
      id: 'bridge',
      title: msg({ message: `Costs`, comment: `Heading: what is deducted from the rent` }),
      text: msg`Management, platforms, cleaning, utilities, pool, garden, local taxes, insurance, accountant and repairs, as in <analysis>our example of a villa’s year</analysis>.`,
    },
    {
      id: 'license-data',
      title: msg({ message: `License`, comment: `Heading: the rental license of a house` }),
      text: msg`We look up whether a vacation-rental license (ETV) is registered for the address, for how many guests and until when.`,
    },
    {
      id: 'exit',
      title: msg({ message: `Resale`, comment: `Heading: how the investment can be sold again` }),
      text: msg`Who would buy it from you, at what price, and with what tax on the gain? Every recommendation has a note on the resale and a reason not to buy.`,
    },
  ],
}

export const faq = {
  title: msg({ message: `Questions from investors`, comment: `Headline above frequent questions` }),
  entries: [
    {
      id: 'yield-basis',
      question: msg`What is behind {grossYield} gross?`,
      answer: msg`A year’s rent, with nothing deducted. Our example, a villa, grosses {exampleGrossYield}, and costs take {exampleCostShare} of its rent.`,
    },
    {
      id: 'strategies',
      question: msg`Which kinds of property do you consider?`,
      answer: msg`Houses with a vacation-rental license, to which the yields on this page apply. Also apartments in Palma for long leases, which earn less, buildings to refurbish and resell, and homes not yet built, for which payments must be secured by a bank guarantee or insurance.`,
    },
    {
      id: 'leverage',
      question: msg`Does a loan improve the return?`,
      answer: msg`Only while it costs less than the property yields after tax, on price and purchase costs. In our example that is {exampleOthersCashYield} for owners outside the EU and the EEA if Spain taxes the whole rent. The National Court allowed them to deduct costs in July 2025; an appeal was possible, so we calculate without it. We also calculate without a loan, and at an interest rate higher than today’s.`,
    },
    {
      id: 'fees',
      question: msg`What do you earn?`,
      answer: msg`Your fee and, usually, {commissionShare} of the seller’s commission, which is part of the price. On {feeExample2Price} that is {feeExample2Gross} from you with VAT, and about {feeExample2Share} before VAT from the commission. Both rise with the price. If you don’t buy, we receive only the first half of your fee, and give it back in <pricing>some cases</pricing>. Where an agent doesn’t share the commission, we earn only your fee, and the house may drop out of your search.`,
    },
  ],
}

export const information = [
  msg`All yields are on the price without purchase costs; none is guaranteed. In our example, {exampleNetYield} on the price is {exampleCashYield} on price and purchase costs, without furniture. Spain also taxes the owner’s own use. Your lawyer confirms the license, your tax adviser the taxes.`,
]

export const form = {
  title: msg({ message: `Tell us what you want to buy`, comment: `Headline above a form` }),
  lead: msg`We need your contact details and your budget. A sentence about your goal helps.`,
}
