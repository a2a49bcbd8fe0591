import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Pricing: no commission, one modest fee`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `Buyers pay us no commission, because the seller’s covers it, and a dedication fee of {feeRate} of the price: examples, due dates and answers.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg`Pricing`,
  title: msg({ message: `What our\u00A0work <em>costs you</em>`, comment: `Headline` }),
  lead: msg`No commission, because the seller’s covers it, and a dedication fee of {feeRate} of the purchase price. That is the whole price list. Here is when it falls due, what it pays for and who pays the rest.`,
}

export const howItWorks = {
  label: msg({ message: `How it works`, comment: `Small label: how the fee works` }),
  title: msg({ message: `One fee, <em>two dates</em>`, comment: `Headline: the fee is paid in two parts` }),
  lead: msg`The dedication fee secures our time for your search. We take on {clientsPerYear} clients a year, so each place has to be meant seriously, by you and by us.`,
  items: [
    {
      id: 'at-start',
      name: msg({ message: `At the start`, comment: `Heading: when a part of our fee is due` }),
      amount: msg`{feeAtStart}`,
      text: msg`Due when you sign the search mandate. It covers the brief, the first search and the first visits, and it is not refunded if you do not proceed. Statutory rights of withdrawal remain untouched.`,
    },
    {
      id: 'at-closing',
      name: msg({
        message: `At closing`,
        comment: `Heading: when a part of our fee is due. Closing is the signing at the notary`,
      }),
      amount: msg`{feeAtClosing}`,
      text: msg`Due on the day the deed (escritura) is signed before the notary. Without a purchase, this part is never invoiced.`,
    },
    {
      id: 'commission',
      name: msg({ message: `Commission`, comment: `Heading: the commission that the buyer pays; 0% follows` }),
      amount: msg`{buyerCommission}`,
      text: msg`You pay none. The seller pays the commission, about {sellerCommission} of the price, and it covers our work as well.`,
    },
  ],
}

export const examples = {
  label: msg({ message: `Three examples`, comment: `Small label above a headline` }),
  title: msg({ message: `The fee <em>in figures</em>`, comment: `Headline above examples` }),
  feeName: msg({ message: `Dedication fee`, comment: `On a fee example card, above the amount of the fee` }),
  items: [
    {
      id: 'example-1',
      price: msg({
        message: `Purchase price {feeExample1Price}`,
        comment: `Heading of a fee example card; the variable is an amount`,
      }),
      commission: msg({ message: `Buyer commission: {buyerCommission}`, comment: `Line on a fee example card` }),
      fee: msg`{feeExample1Fee}`,
      note: msg({ message: `({feeRate})`, comment: `Follows the amount of the fee` }),
      split: msg({
        message: `{feeExample1Half} at the start, {feeExample1Half} at closing`,
        comment: `Line on a fee example card; both are the same amount, half of the fee`,
      }),
    },
    {
      id: 'example-2',
      price: msg({
        message: `Purchase price {feeExample2Price}`,
        comment: `Heading of a fee example card; the variable is an amount`,
      }),
      commission: msg({ message: `Buyer commission: {buyerCommission}`, comment: `Line on a fee example card` }),
      fee: msg`{feeExample2Fee}`,
      note: msg({ message: `({feeRate})`, comment: `Follows the amount of the fee` }),
      split: msg({
        message: `{feeExample2Half} at the start, {feeExample2Half} at closing`,
        comment: `Line on a fee example card; both are the same amount, half of the fee`,
      }),
    },
    {
      id: 'example-3',
      price: msg({
        message: `Purchase price {feeExample3Price}`,
        comment: `Heading of a fee example card; the variable is an amount`,
      }),
      commission: msg({ message: `Buyer commission: {buyerCommission}`, comment: `Line on a fee example card` }),
      fee: msg`{feeExample3Fee}`,
      note: msg({ message: `({feeRate})`, comment: `Follows the amount of the fee` }),
      split: msg({
        message: `{feeExample3Half} at the start, {feeExample3Half} at closing`,
        comment: `Line on a fee example card; both are the same amount, half of the fee`,
      }),
    },
  ],
  closing: msg`Nothing is added by us, neither expenses nor success fees. Taxes, notary, land register and lawyer are paid to others; the <guide>calculator in our guide</guide> works them out for your price.`,
}

export const comparison = {
  label: msg({ message: `Who pays what`, comment: `Small label above a table` }),
  title: msg({
    message: `Where the <em>commission</em> comes from`,
    comment: `Headline; the tagged words are set in italics`,
  }),
  paragraphs: [
    msg`On the island it is customary for the seller to pay the commission, about {sellerCommission} of the price. It is part of the asking price whether or not the buyer brings an adviser, and when you come with us it covers our side as well as theirs.`,
    msg`Coming alone does not save you that sum; it only leaves one side of the table empty. With us, you add {feeRate} of the price, and someone sits there.`,
  ],
  table: {
    caption: msg`Who pays what when you buy alone, and with us`,
    columns: {
      what: msg({ message: `What is paid`, comment: `Screen reader name of the first column of a table` }),
      alone: msg({ message: `You come alone`, comment: `Column of a table: a buyer without an adviser` }),
      withUs: msg({ message: `You come with us`, comment: `Column of a table: a buyer with us as advisers` }),
    },
    rows: [
      {
        id: 'seller-commission',
        label: msg({ message: `Commission paid by the seller`, comment: `Row of a table` }),
        alone: msg({ message: `about {sellerCommission}`, comment: `Cell of a table: a percentage of the price` }),
        withUs: msg`about {sellerCommission}`,
      },
      {
        id: 'buyer-commission',
        label: msg({ message: `Commission paid by you`, comment: `Row of a table` }),
        alone: msg`{buyerCommission}`,
        withUs: msg`{buyerCommission}`,
      },
      {
        id: 'fee',
        label: msg({ message: `Dedication fee paid by you`, comment: `Row of a table` }),
        alone: msg({ message: `none`, comment: `In a table: no fee`, context: `fee` }),
        withUs: msg`{feeRate}`,
      },
      {
        id: 'adviser',
        label: msg({ message: `On your side of the table`, comment: `Row of a table: who represents the buyer` }),
        alone: msg({ message: `nobody`, comment: `In a table: nobody represents the buyer` }),
        withUs: msg({ message: `the two of us`, comment: `In a table: we two represent the buyer` }),
      },
    ],
    basis: msg`Percentages of the purchase price, as is customary on the island. Before taxes.`,
  },
}

export const included = {
  label: msg({ message: `Included`, comment: `Small label: what the fee includes` }),
  title: msg({ message: `What you <em>get</em>`, comment: `Headline: what the fee buys` }),
  items: [
    {
      id: 'market-watch',
      title: msg`The market, read daily`,
      text: msg`More than {listingsPerDay} listings a day measured against your brief. A new match reaches you within {matchHours} hours.`,
    },
    {
      id: 'first-visits',
      title: msg({ message: `Visits ahead of yours`, comment: `Heading: we see houses before the client does` }),
      text: msg`We go first, film what the photographs leave out, and name the houses that are worth a journey.`,
    },
    {
      id: 'paper-check',
      title: msg({ message: `The papers, checked`, comment: `Heading` }),
      text: msg`Extract from the land register (nota simple), building permits and, where you need one, the holiday-rental license (ETV), before you offer.`,
    },
    {
      id: 'price-opinion',
      title: msg`An opinion on the price`,
      text: msg`What comparable houses were sold for, what the condition will cost you, and the sum at which we would begin.`,
    },
    {
      id: 'negotiation',
      title: msg`The negotiation`,
      text: msg`Price, deadlines and what stays in the house, up to a deposit contract (arras) that protects you as much as the seller.`,
    },
    {
      id: 'introductions',
      title: msg({ message: `The right introductions`, comment: `Heading: we introduce lawyers, banks and others` }),
      text: msg`English-speaking lawyers, tax advisers and banks. You choose them, engage them yourself and pay them directly.`,
    },
  ],
} as const

export const faq = {
  /** The first two words are plain, the rest is emphasized. */
  title: msg({
    message: `Questions about <em>our fee</em>`,
    comment: `The first two words stay plain, the rest is emphasized; keep it so in translation`,
  }),
  entries: [
    {
      id: 'no-commission',
      question: msg`Why do I pay no commission?`,
      answer: msg`Because the sale already carries one. The seller pays about {sellerCommission} of the price, and that commission covers the work on both sides, ours included. Leaving us out would not make the house cheaper.`,
    },
    {
      id: 'whose-side',
      question: msg`If the seller’s commission covers yours, whose side are you on?`,
      answer: msg`Yours, and in writing: the mandate makes you our client, and we accept none from sellers. It is true that a commission grows with the price. That is why we show you the comparable sales, tell you which price we hold to be right and, if you ask, what we receive for the purchase.`,
    },
    {
      id: 'no-purchase',
      question: msg`What if I do not buy in the end?`,
      answer: msg`Then the part paid at the start remains with us for the work done by that time, and the part due at closing lapses. You owe us nothing further, and what we have found out about your houses is yours to keep.`,
    },
    {
      id: 'which-price',
      question: msg`Which price is the fee calculated from?`,
      answer: msg`At the start, from the budget in your brief, since no house has been chosen yet. At closing, from the price in the deed. If the two differ, the second payment evens it out.`,
    },
    {
      id: 'other-costs',
      question: msg`What else does a purchase cost?`,
      answer: msg`Transfer tax (ITP) on a resale home, or {vat} VAT and stamp duty (AJD) on a new build, {stampDuty}; then notary, Land Registry, lawyer and the gestoría, the office that files the papers. None of it comes to us. The <guide>Mallorca guide</guide> sets out each sum.`,
    },
  ],
}

/** Used in the structured data only. */
export const offer = {
  name: msg`Dedication fee for a search mandate`,
  description: msg`Search, inspection and negotiation for buyers of homes in Mallorca. {feeAtStart} due at the start, {feeAtClosing} at closing; no buyer commission.`,
}

export const callToAction = {
  title: msg({
    message: `Know the sum <em>beforehand</em>`,
    comment: `Headline: the costs are known before the purchase`,
  }),
  text: msg`Tell us your price range, and in the first conversation we put the fee, the taxes and the incidental costs on one page. The conversation itself costs nothing.`,
  button: msg`Schedule a consultation`,
}

export const process = {
  label: msg({ message: `From mandate to deed`, comment: `Small label: from our contract to the deed at the notary` }),
  title: msg`What the fee <em>sets in motion</em>`,
  steps: [
    {
      id: 'agree',
      title: msg({
        message: `We agree on the brief`,
        comment: `Heading of a step; the brief is the client’s wishes in writing`,
      }),
      text: msg`Use, region, budget including taxes, and what would rule a house out: written down, and signed by you and by us before any money moves.`,
    },
    {
      id: 'narrow-down',
      title: msg({ message: `We narrow it down`, comment: `Heading of a step: fewer and fewer houses remain` }),
      text: msg`You receive few houses, each with our notes and its weak points. Every one that you turn down sharpens the next selection.`,
    },
    {
      id: 'sign',
      title: msg({ message: `You sign`, comment: `Heading of the last step: the buyer signs the deed` }),
      text: msg`Offer, deposit contract, notary: as a rule {processMonths} months after we first spoke. With the keys, our account is settled too.`,
    },
  ],
}
