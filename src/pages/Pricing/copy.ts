import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Pricing: who pays whom, and how much`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `Who pays us and how much: the seller’s commission, your fee of {feeRate} of the price, VAT, due dates, and what happens if you do not buy.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg`Pricing`,
  title: msg({ message: `What our\u00A0work <em>costs you</em>`, comment: `Headline` }),
  lead: msg`{whoPays} Here is when the fee falls due, what you get for it and who else is paid.`,
}

export const howItWorks = {
  label: msg({ message: `How it works`, comment: `Small label: how the fee works` }),
  title: msg({ message: `One fee, <em>two dates</em>`, comment: `Headline: the fee is paid in two parts` }),
  lead: msg`The dedication fee is a retainer: it secures our time for your search. We take on {clientsPerYear} clients a year, so each mandate is a commitment on both sides.`,
  items: [
    {
      // Before launch, confirm: that the mandate takes the lower end of a range of prices, and refunds what exceeds the fee.
      id: 'at-start',
      name: msg({ message: `At the start`, comment: `Heading: when a part of our fee is due` }),
      amount: msg`{feeAtStart}`,
      text: msg`Due when you sign the search mandate. Calculated from the purchase price named in your brief (from the lower end if it names a range), without taxes and fees, since no house has been chosen yet. It commits both sides before the search begins. Once any right of withdrawal has expired, it is refunded only if we end the mandate, if you end it because we have not done our work, or to the extent that it exceeds the whole fee.`,
    },
    {
      id: 'at-closing',
      name: msg({
        message: `At closing`,
        comment: `Heading: when a part of our fee is due. Closing is the signing at the notary`,
      }),
      amount: msg`{feeAtClosing}`,
      text: msg`Due on the day the deed (escritura) is signed before the notary. It is {feeRate} of the price in the deed less what you paid at the start. If you have already paid more than that, we refund the difference. Without a purchase, this part is never invoiced.`,
    },
  ],
}

export const examples = {
  label: msg({ message: `Three examples`, comment: `Small label above a headline` }),
  title: msg({ message: `The fee in figures`, comment: `Headline above examples` }),
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
        message: `{feeExample1Half} at the start, {feeExample1Half} at closing, {feeVat}`,
        comment: `Line on a fee example card; both are the same amount, half of the fee; then “plus 21% VAT (IVA)”`,
      }),
      vat: msg({
        message: `In total {feeExample1Net} net, {feeExample1Gross} with VAT`,
        comment: `Line on a fee example card: the fee without and with value added tax`,
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
        message: `{feeExample2Half} at the start, {feeExample2Half} at closing, {feeVat}`,
        comment: `Line on a fee example card; both are the same amount, half of the fee; then “plus 21% VAT (IVA)”`,
      }),
      vat: msg({
        message: `In total {feeExample2Net} net, {feeExample2Gross} with VAT`,
        comment: `Line on a fee example card: the fee without and with value added tax`,
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
        message: `{feeExample3Half} at the start, {feeExample3Half} at closing, {feeVat}`,
        comment: `Line on a fee example card; both are the same amount, half of the fee; then “plus 21% VAT (IVA)”`,
      }),
      vat: msg({
        message: `In total {feeExample3Net} net, {feeExample3Gross} with VAT`,
        comment: `Line on a fee example card: the fee without and with value added tax`,
      }),
    },
  ],
  closing: msg`We charge you no expenses and nothing beyond these two payments, unless you have agreed to a further sum in writing because the seller’s agent does not share the commission, or because there is no agent. Taxes, notary, Land Registry and lawyer are paid to others; the <guide>calculator in our guide</guide> works them out for your price.`,
}

export const included = {
  label: msg({ message: `Included`, comment: `Small label: what the fee includes` }),
  title: msg({ message: `What you get`, comment: `Headline: what the fee buys` }),
  items: [
    {
      id: 'market-watch',
      title: msg`The market, every working day`,
      text: msg`More than {listingsPerDay} listings measured against your brief. A new match will reach you within {matchHours} hours, weekends not counted.`,
    },
    {
      id: 'first-visits',
      title: msg({ message: `Visits ahead of yours`, comment: `Heading: we see houses before the client does` }),
      text: msg`We go first, film what the photographs leave out, and name the houses that are worth a journey.`,
    },
    {
      id: 'paper-check',
      title: msg({ message: `The documents, checked`, comment: `Heading` }),
      text: msg`Land Registry extract (nota simple), data of the vacation-rental license (ETV) and as much of the building file as owner and town hall release, before your viewing; the rest before your offer.`,
    },
    {
      id: 'price-opinion',
      title: msg`An opinion on the price`,
      text: msg`What comparable houses sold for, if that can be verified, what the condition will cost you, and our opening offer.`,
    },
    {
      id: 'negotiation',
      title: msg`The negotiation`,
      text: msg`Price, deadlines and what stays in the house, through to a deposit contract (arras) that protects you at least as well as the seller.`,
    },
    {
      id: 'introductions',
      title: msg({ message: `The right introductions`, comment: `Heading: we introduce lawyers, banks and others` }),
      text: msg`Lawyers, tax advisers and banks that work in your language. You engage them yourself and pay them directly; we take nothing from them.`,
    },
  ],
}

export const faq = {
  /** The first two words are plain, the rest is emphasized. */
  title: msg({
    message: `Questions about our fee`,
    comment: `The first two words stay plain, the rest is emphasized; keep it so in translation`,
  }),
  entries: [
    {
      id: 'what-you-receive',
      question: msg`What do you receive when I buy?`,
      answer: msg`As a rule a share of the seller’s commission, usually {commissionShare}: on a {feeExample2Price} house about {exampleShare} before VAT, next to the {feeExample2Fee} from you. We will tell you the sum in writing before you make an offer, without your having to ask.`,
    },
    {
      id: 'whose-side',
      question: msg`If the seller’s commission pays you too, whose side are you on?`,
      answer: msg`Yours, and in writing: the mandate makes you our client, and we accept no mandates from sellers. Both of our payments rise with the price, and you should know that. So before you decide, you see the comparable sales that we could verify, the price we think is right and what we would receive at it.`,
    },
    {
      // Before launch, confirm: that the mandate says the same about sales without a shared commission or with one for the buyer to pay, and what limits a further sum.
      id: 'no-share',
      question: msg`What if the seller’s agent does not share, or there is no agent?`,
      answer: msg`Then nobody pays us but you, and we will say so before you view the house. Your fee stays {feeRate} of the price. Whether we go on for that alone or for a further sum, and how much, is agreed in writing before you make an offer; without your signature nothing is added. If you do not agree, we step back from that house, and your search goes on; if you then buy it without us, the second half of the fee is not due. We do not go around an agent to reach an owner. If an agent asks the buyer for a commission, we will tell you before your viewing; it is not part of our fee, and you decide in writing whether the house is worth it to you.`,
    },
    {
      // Before launch, confirm: that the mandate says the same about its term, how it ends, and refunds.
      id: 'term',
      question: msg`How long am I bound?`,
      answer: msg`The mandate runs until the house you buy is registered in your name, or until one of us ends it in writing, which you may do at any time. The second half is due only for a house that we showed you, examined or negotiated for you, and after the end of the mandate only if you buy it within {monthsAfterMandate} months. If we end the mandate, we refund the first half, and nothing is due afterward.`,
    },
    {
      id: 'no-purchase',
      question: msg`What if I do not buy in the end?`,
      answer: msg`Then the part paid at the start stays with us for the work done, unless we ended the mandate or you ended it because we had not done our work. The part due at closing is never invoiced. You owe us nothing further. As a consumer who signed at a distance or away from our office, you can withdraw within {withdrawalDays} days; if you asked us to begin at once, you then pay only for what was done by that day (articles 102 and 108 of the Spanish consumer law, Royal Legislative Decree 1/2007).`,
    },
    {
      id: 'other-costs',
      question: msg`What else does a purchase cost, and who is paid?`,
      answer: msg`Transfer tax (ITP) on a resale home, or {vat} VAT and stamp duty (AJD) on a new build, {stampDuty}; then notary, Land Registry, lawyer and the gestoría, the office that files the documents. Their bills come to you, as do those of an architect, a bank or a contractor. We take no commission from any of them. The <guide>Mallorca guide</guide> sets out each sum.`,
    },
  ],
}

/** Used in the structured data only. */
export const offer = {
  name: msg`Dedication fee for a search mandate`,
  description: msg`Search, inspection and negotiation for buyers of homes in Mallorca. {feeAtStart} due at the start, {feeAtClosing} at closing, {feeVat}. The seller pays the commission.`,
}

export const callToAction = {
  title: msg({
    message: `Know the sum beforehand`,
    comment: `Headline: the costs are known before the purchase`,
  }),
  text: msg`Tell us your price range, and in the first conversation we will put the fee, the taxes and the purchase costs on one page. The conversation itself costs nothing.`,
  button: msg`Schedule a consultation`,
}

export const process = {
  label: msg({ message: `From mandate to deed`, comment: `Small label: from our contract to the deed at the notary` }),
  title: msg`What the fee sets in motion`,
  steps: [
    {
      id: 'agree',
      title: msg({
        message: `We agree on the brief`,
        comment: `Heading of a step; the brief is the client’s wishes in writing`,
      }),
      text: msg`Use, region, the price of the house without taxes and fees, and what would rule a house out: written down and signed by both sides before any money moves.`,
    },
    {
      id: 'narrow-down',
      title: msg({ message: `We narrow it down`, comment: `Heading of a step: fewer and fewer houses remain` }),
      text: msg`We will suggest a few houses, each with our notes and its weak points. Each one that you turn down tells us more.`,
    },
    {
      id: 'sign',
      title: msg({ message: `You sign`, comment: `Heading of the last step: the buyer signs the deed` }),
      text: msg`Offer, deposit contract, notary: usually {processMonths} months after we first spoke. Our second invoice comes with the keys.`,
    },
  ],
}
