import { msg } from '@lingui/core/macro'

/** Entries of the rule, which is drawn to scale. */
export const ledger = {
  entries: [
    {
      id: 'price',
      name: msg({ message: `The price`, comment: `Entry of a drawing to scale: what the house costs, the whole` }),
      figure: msg({ message: `{price}`, comment: `The price of the house as 100%` }),
      text: msg`Paid by you to the seller, as the deed states it.`,
    },
    {
      id: 'commission',
      name: msg({ message: `Commission`, comment: `Entry of a drawing to scale: what the seller pays the agents` }),
      figure: msg({
        message: `<about>about</about> {sellerCommission}`,
        comment: `A percentage of the price; the tagged word is small`,
      }),
      text: msg`You pay us none. As a rule the seller pays it, and before your offer we tell you in writing what our share will be.`,
    },
    {
      id: 'fee',
      name: msg({ message: `Dedication fee`, comment: `On a fee example card, above the amount of the fee` }),
      figure: msg`{feeRate}`,
      text: msg`In addition to the price, paid by you to us, {feeVat}.`,
    },
  ],
  caption: msg`Drawn to scale: the whole bar is the price, its last section the commission, and the thin line after it our fee.`,
} as const

/** The drawing of who pays whom. */
export const around = {
  title: msg`Who pays whom, around the table`,
  description: msg`You pay the price to the seller. {whoPays} The seller’s agent works for the seller, and we work for you.`,
  caption: msg`Plan of the table. Solid lines are money, in percent of the price; dashed lines show who works for whom.`,
  seats: {
    agent: msg({ message: `Seller’s agent`, comment: `Name of a party in a drawing` }),
    seller: msg({ message: `Seller`, comment: `Name of a party in a drawing` }),
    us: msg({ message: `We`, comment: `Name of a party in a drawing: our agency` }),
    you: msg({ message: `You`, comment: `Name of a party in a drawing: the buyer, who reads this` }),
  },
  flows: {
    price: msg({ message: `Price`, comment: `At an arrow from the buyer to the seller` }),
    commission: msg({
      message: `Commission, about {sellerCommission}`,
      comment: `At an arrow from the seller to the seller’s agent`,
    }),
    share: msg({ message: `Our share of it`, comment: `At an arrow from the seller’s agent to us: of the commission` }),
    fee: msg({ message: `Dedication fee, {feeRate}`, comment: `At an arrow from the buyer to us` }),
    sellersDuty: msg({ message: `works for the seller`, comment: `At an arrow from the seller’s agent to the seller` }),
    ourDuty: msg({ message: `work for you`, comment: `At an arrow from us (we) to the buyer` }),
  },
}

export const comparison = {
  label: msg({ message: `Who pays what`, comment: `Small label above a table` }),
  title: msg({
    message: `Where the commission comes from`,
    comment: `Headline`,
  }),
  paragraphs: [
    msg`On the island it is customary for the seller to pay the commission, about {sellerCommission} of the price. It is part of the asking price whether or not the buyer brings an adviser. If two offices take part, they share it.`,
    msg`A buyer who comes alone may ask for the share that a buyer’s adviser would receive to be taken off the price. Whether seller and agent agree depends on the case. With us, you add {feeRate} of the price, {feeVat}, and have two people who work for you.`,
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
        label: msg({ message: `Works for you`, comment: `Row of a table: who works for the buyer` }),
        alone: msg({ message: `your lawyer`, comment: `In a table: only the lawyer works for the buyer` }),
        withUs: msg({ message: `your lawyer and both of us`, comment: `In a table: who works for the buyer` }),
      },
    ],
    basis: msg`Percentages of the purchase price, as is customary on the island; the dedication fee is {feeVat}.`,
  },
}
