import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Pricing: who pays whom, and how much`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `What we receive from the seller’s commission and from you ({feeRateGross} of the price, VAT included), when it’s due, and what happens if you don’t buy.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const opening = {
  title: msg({
    message: `<figure>{feeRate}</figure> of the price from you, usually {shareOfPrice} from the seller’s agent`,
    comment: `Headline: our fee and our share, both of the price. The tagged number is very large, the rest is next to it`,
  }),
  lead: msg`You pay {feeOfPrice}. The other figure, before VAT, is our share of the commission. The asking price includes the commission, so in the end it is paid out of your money.`,
  price: msg({ message: `Purchase price`, comment: `Label of a slider, with the chosen amount next to it` }),
  yourFee: msg({
    message: `Your fee: <strong>{gross}</strong> with VAT, {net} before. Our usual share of the commission: <strong>{share}</strong> before VAT`,
    comment: `What we receive at the chosen price; both are amounts`,
  }),
  /** In a drawing of the price and, enlarged, of its last part. */
  rule: {
    commission: msg({
      message: `About {sellerCommission} commission, from the seller`,
      comment: `Below a bar, under a bracket as wide as the commission; short`,
    }),
    agent: msg({
      message: `The seller’s agent`,
      comment: `In the left part of a bar that is the commission: the agent’s share of it; short`,
    }),
    share: msg({
      message: `We, usually {commissionShare}`,
      comment: `In the right part of a bar that is the commission: our share of it; short`,
    }),
    fee: msg({
      message: `Your fee, {feeRate}`,
      comment: `Below the end of a bar, where the fee is marked in red`,
    }),
  },
}

export const whoPaysUs = {
  title: msg({ message: `Who pays us`, comment: `Headline` }),
  lead: msg`{whoPays}`,
  caption: msg`What we receive from the seller’s commission and from you, for each purchase price`,
  columns: {
    price: msg({ message: `Purchase price`, comment: `Column of a table` }),
    share: msg({
      message: `Our usual share`,
      comment: `Column of a table: of the seller’s commission; short`,
    }),
    fee: msg({ message: `Your fee`, comment: `Column of a table: what the buyer pays us` }),
  },
  examples: [
    {
      id: 'example-1',
      price: msg({
        message: `Purchase price {feeExample1Price}`,
        comment: `Heading of a row of a table; the variable is an amount`,
      }),
      share: msg`{feeExample1Share}`,
      fee: msg`{feeExample1Fee}`,
      note: msg({ message: `({feeRate})`, comment: `Follows the amount of the fee` }),
      split: msg({
        message: `<half>{feeExample1Half} at the start,</half> <half>{feeExample1Half} at closing</half>`,
        comment: `Below the amount of the fee; both are the same amount, half of the fee`,
      }),
      gross: msg({ message: `{feeExample1Gross} with VAT`, comment: `Below the amount of the fee` }),
    },
    {
      id: 'example-2',
      price: msg({
        message: `Purchase price {feeExample2Price}`,
        comment: `Heading of a row of a table; the variable is an amount`,
      }),
      share: msg`{feeExample2Share}`,
      fee: msg`{feeExample2Fee}`,
      note: msg({ message: `({feeRate})`, comment: `Follows the amount of the fee` }),
      split: msg({
        message: `<half>{feeExample2Half} at the start,</half> <half>{feeExample2Half} at closing</half>`,
        comment: `Below the amount of the fee; both are the same amount, half of the fee`,
      }),
      gross: msg({ message: `{feeExample2Gross} with VAT`, comment: `Below the amount of the fee` }),
    },
    {
      id: 'example-3',
      price: msg({
        message: `Purchase price {feeExample3Price}`,
        comment: `Heading of a row of a table; the variable is an amount`,
      }),
      share: msg`{feeExample3Share}`,
      fee: msg`{feeExample3Fee}`,
      note: msg({ message: `({feeRate})`, comment: `Follows the amount of the fee` }),
      split: msg({
        message: `<half>{feeExample3Half} at the start,</half> <half>{feeExample3Half} at closing</half>`,
        comment: `Below the amount of the fee; both are the same amount, half of the fee`,
      }),
      gross: msg({ message: `{feeExample3Gross} with VAT`, comment: `Below the amount of the fee` }),
    },
  ],
  basis: msg`Our share is before VAT, and the seller’s agent pays it to us after the deed. At {feeExample2Price} the whole commission is about {feeExample2Commission}, plus VAT.`,
  closing: msg`This fee is all that we charge you, with no expenses and no buyer’s commission ({buyerCommission}). The seller’s commission, though, is in the price that you pay.`,
}

export const whoseSide = {
  title: msg({ message: `Conflicts of interest`, comment: `Headline: what a buyer asks us` }),
  lead: msg`Under the mandate, our contract, you’re our client, and we accept no mandates from sellers. Still, our interests differ from yours in six ways.`,
  items: [
    {
      id: 'price',
      title: msg({ message: `The price`, comment: `Heading of a conflict of interest` }),
      text: msg`Our pay rises with it.`,
    },
    {
      id: 'purchase',
      title: msg({ message: `The purchase`, comment: `Heading of a conflict of interest` }),
      text: msg`Nearly all of our pay, {feeExample2IfBought} of {feeExample2Total} before VAT on a {feeExample2Price} house, comes only if you buy.`,
    },
    {
      id: 'agents-share',
      title: msg({ message: `The agent’s share`, comment: `Heading of a conflict of interest` }),
      text: msg`We earn more where an agent shares more.`,
    },
    {
      id: 'no-share',
      title: msg({ message: `Houses without a share`, comment: `Heading of a conflict of interest` }),
      text: msg`Where an agent doesn’t share (in our experience, for about {unsharedHouses} of the houses that fit a brief), or there is none, we earn only your fee, and the house may drop out of your search; we’ll tell you if it does.`,
    },
    {
      id: 'same-agents',
      title: msg({ message: `The same agents`, comment: `Heading of a conflict of interest` }),
      text: msg`The agent we bargain with for you is one whose goodwill we need for other clients.`,
    },
    {
      id: 'two-clients',
      title: msg({ message: `Two clients, one house`, comment: `Heading of a conflict of interest` }),
      // Before launch, confirm: that the mandate says the same about two clients and one house.
      // Before launch, confirm: that you keep the share of the commission if the other client buys that house.
      text: msg`We act for the one who signed the mandate first and tell the other at once; if the other buys it, we don’t charge the second half for it, but may still receive a share of the commission.`,
    },
  ],
  answer: msg`So before you make an offer, you get in writing the comparable sales that we could verify, the price we think is right, the arguments against the house and what we would earn on it.`,
}

export const howItWorks = {
  title: msg({ message: `How the fee works`, comment: `Headline` }),
  lead: msg`In the mandate it is called a dedication fee.`,
  items: [
    {
      // Before launch, confirm: that the mandate takes the lower end of a range of prices, and refunds what exceeds the fee.
      id: 'at-start',
      name: msg({ message: `At the start`, comment: `Heading: when a part of our fee is due` }),
      amount: msg`{feeAtStart}`,
      text: msg`Due when you sign the mandate, calculated on the price in your brief, without taxes; of a range, the lower end counts. If you don’t buy, we keep it, with the exceptions listed here; at {feeExample2Price} it is {feeExample2HalfGross} with VAT.`,
    },
    {
      id: 'at-closing',
      name: msg({
        message: `At closing`,
        comment: `Heading: when a part of our fee is due. Closing is the signing at the notary`,
      }),
      amount: msg`{feeAtClosing}`,
      text: msg`Due on the day the deed (escritura) of a house that we showed you, examined for you or negotiated for is signed before the notary. It is {feeRateGross} of the price in the deed, before its taxes, less what you have paid, so half of it if the price is that of your brief; VAT on the fee is included.`,
    },
  ],
  refund: {
    title: msg({ message: `You get the first half back`, comment: `Above a list of conditions that continue it` }),
    cases: [
      msg({ message: `if we end the mandate`, comment: `Continues “You get the first half back”` }),
      msg({
        message: `if you end it because we have breached our duties`,
        comment: `Continues “You get the first half back”; “it” is the mandate`,
      }),
      msg({
        message: `if you withdraw within {withdrawalDays} days as a consumer who signed at a distance or away from our office, less payment for work that you had asked for and we had done`,
        comment: `Continues “You get the first half back”`,
      }),
      msg({
        message: `in part, if the house costs less than half the price in your brief: what it exceeds {feeRateGross} of the price`,
        comment: `Continues “You get the first half back”: for a house that is much cheaper than planned`,
      }),
    ],
  },
}

export const beforeYouSign = {
  title: msg({ message: `Before you sign`, comment: `Headline above what buyers ask about our contract` }),
}

export const included = {
  title: msg({ message: `What you get`, comment: `Headline: what the fee buys` }),
  items: [
    { id: 'market-watch', title: msg`The listings, read Monday to Friday` },
    { id: 'first-visits', title: msg`Houses that we visit before you do` },
    { id: 'paper-check', title: msg`Documents checked before your offer` },
    { id: 'price-opinion', title: msg`A reasoned opinion on the price` },
    { id: 'negotiation', title: msg`Negotiation of price and contract` },
    { id: 'introductions', title: msg`Introductions to lawyers and banks` },
  ],
} as const

export const process = {
  title: msg({ message: `From brief to deed`, comment: `Headline: from the search brief to the deed at the notary` }),
  steps: [
    {
      id: 'agree',
      title: msg({
        message: `We agree on the brief`,
        comment: `Heading of a step; the brief is the client’s wishes in writing`,
      }),
      text: msg`You sign it before any money moves.`,
    },
    {
      id: 'narrow-down',
      title: msg({ message: `We narrow it down`, comment: `Heading of a step: fewer and fewer houses remain` }),
      text: msg`We propose a few houses and name the weak points of each.`,
    },
    {
      id: 'sign',
      title: msg({ message: `You sign`, comment: `Heading of the last step: the buyer signs the deed` }),
      text: msg`The offer, the deposit contract and the deed.`,
    },
  ],
}

export const faq = {
  /** The first two words are plain, the rest is emphasized. */
  title: msg({
    message: `Questions about <em>our fee</em>`,
    comment: `The first two words stay plain, the rest is emphasized; keep it so in translation`,
  }),
  entries: [
    {
      id: 'alone',
      question: msg`What if I buy alone?`,
      answer: msg`As a rule the asking price includes the commission all the same. You may ask for the share that a buyer’s adviser would receive to be taken off the price: at {feeExample2Price} usually {feeExample2Share}, or {feeExample2ShareGross} with the VAT that a private seller pays on it. {feeExample2Share} less would also save {feeExample2TaxSaved} in transfer tax, unless the reference value is higher. Whether seller and agent agree depends on the case. With us, that share comes to us, and you pay {feeRateGross}, VAT included, on top.`,
    },
    {
      // Before launch, confirm: that the mandate says the same about sales without a shared commission or with one for the buyer to pay.
      id: 'no-share',
      question: msg`What if the agent doesn’t share?`,
      answer: msg`Then, as in a sale without an agent, nobody pays us but you. Your fee stays the same, and before your viewing we’ll tell you whether we’ll continue for it alone. If not, and you buy that house without us, the second half isn’t due, and we keep the first. We’ll also tell you before your viewing if an agent wants a commission from you.`,
    },
    {
      // Before launch, confirm: that the mandate says the same about its term, how it ends, and refunds.
      id: 'term',
      question: msg`How long am I bound?`,
      answer: msg`Until the house you buy is registered in your name, or until you or we end the mandate in writing, which both may do at any time. The second half is due only for a house that we showed you, examined for you or negotiated for, and, once the mandate has ended, only if you buy it within {monthsAfterMandate} months. If we end it, or you do because we breached our duties, nothing is due afterward. Help after the deed, such as with mail from the town hall, is included for {supportMonths} months.`,
    },
    {
      // Before launch, confirm: that the first half is refunded in the cases named on the page and in no other.
      id: 'no-purchase',
      question: msg`What if I don’t buy?`,
      answer: msg`We keep the first half for the work done, except in the cases named above. Your right to withdraw is in articles 102 and 108 of Royal Legislative Decree 1/2007.`,
    },
    {
      id: 'other-costs',
      question: msg`What else does a purchase cost?`,
      answer: msg`Transfer tax on a resale home, or {vat} VAT and stamp duty on a new build, and in both cases notary, Land Registry, lawyer and gestoría. The <guide>Mallorca guide</guide> sets out each sum. You also pay for inspection, tax adviser, travel, insurance, bank charges, currency exchange, interpreter, power of attorney, translations, furniture, work on the house, the costs of a loan and a commission, if the seller’s agent asks the buyer for one.`,
    },
  ],
}

/** Used in the structured data only. */
export const offer = {
  name: msg`Dedication fee for a mandate`,
  description: msg`Search, inspection and negotiation for buyers of homes in Mallorca, for {feeOfPrice}: {feeAtStart} due at the start, {feeAtClosing} at closing. As a rule the seller pays the commission, and we receive a share of it.`,
}

export const callToAction = {
  title: msg({
    message: `Your costs on one page`,
    comment: `Headline: the costs are known before the purchase`,
  }),
  text: msg`Tell us your price range, and in the first conversation, which costs nothing, we’ll put the purchase costs that can be known by then, our fee and our share of the commission on one page.`,
  button: msg`Schedule a consultation`,
}
