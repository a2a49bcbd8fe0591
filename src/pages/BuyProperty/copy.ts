import { msg } from '@lingui/core/macro'

/** Landing page, English only. Angle: how buying here differs from buying at home, for American and other foreign readers. */
export const meta = {
  title: msg({
    message: `Buy property in Mallorca from abroad`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `How to buy in Mallorca from abroad with an adviser of your own: costs, documents, the deposit contract, and where most of our pay comes from.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg`Buying in Mallorca works <em>differently</em>`,
  lead: msg`The agent at a viewing usually works for the seller. You hire us, in English, for homes from {priceFrom}. Most of our pay is <pricing>a share of the seller’s commission</pricing>, which rises with the price and comes only if you buy.`,
  button: msg`Tell us what you are looking for`,
  whatsapp: msg`Ask a first question on WhatsApp`,
}

export const steps = {
  title: msg`Before you fly, and after`,
  items: [
    {
      id: 'consultation',
      title: msg`We talk before you fly`,
      text: msg`A video call about how you want to use the house, what the whole purchase will cost, and what your passport and your tax residence mean for it.`,
    },
    {
      id: 'search',
      title: msg`We see the houses first`,
      text: msg`Our software reads the listings, and some owners tell us of houses they don’t advertise. You’ll receive our notes once we’ve been there.`,
    },
    {
      id: 'closing',
      title: msg`We go with you to the notary`,
      text: msg`First your lawyer’s report and the offer, then the deposit contract (arras) and the deed (escritura). If you can’t travel, a power of attorney lets someone you trust sign for you. From the accepted offer it takes {processMonths} months, longer with a mortgage or a military permit.`,
    },
  ],
}

/** Words on the chairs of a drawing, one a line. */
export const seats = {
  you: [msg({ message: `You`, comment: `On the buyer’s chair in a plan of a table: the reader’s place` })],
  yourAgent: [
    msg({ message: `Your`, comment: `First line on a chair in a plan of a table, before “agent”` }),
    msg({ message: `agent`, comment: `Second line on a chair in a plan of a table, after “Your” or “Seller’s”` }),
  ],
  we: [msg({ message: `We`, comment: `Name of a party in a drawing: our agency` })],
  seller: [msg({ message: `Seller`, comment: `On the chair opposite in a plan of a table` })],
  sellersAgent: [
    msg({ message: `Seller’s`, comment: `First line on a chair in a plan of a table, before “agent”` }),
    msg({ message: `agent`, comment: `Second line on a chair in a plan of a table, after “Your” or “Seller’s”` }),
  ],
} as const

export const sides = [
  {
    id: 'home',
    title: msg({ message: `In the United States`, comment: `Below the plan of a table` }),
    caption: msg`Buyer and seller usually each have an agent.`,
  },
  {
    id: 'mallorca',
    title: msg({ message: `In Mallorca`, comment: `Below the plan of a table` }),
    caption: msg`The agent at a viewing usually works for the seller.`,
  },
] as const

export const benefits = {
  title: msg({ message: `What you get`, comment: `Headline: what the fee buys` }),
  items: [
    {
      id: 'cost',
      title: msg({ message: `A fee in two halves`, comment: `Heading of a difference that we make` }),
      text: msg`You pay us {feeOfPrice}: one half at the start, which we keep if you don’t buy, the other at closing.`,
    },
    {
      id: 'land-register',
      title: msg({
        message: `What we read before you fly`,
        comment: `Heading of a difference that we make: we read the documents before the buyer’s trip`,
      }),
      text: msg`Title insurance is rare in Spain. You rely on the Land Registry, which isn’t insurance and doesn’t guarantee areas or permits, so before your viewing we compare its entry with the cadastre and with the house itself.`,
    },
    {
      id: 'counsel',
      title: msg({
        message: `Lawyers who speak your language`,
        comment: `Heading of a difference that we make`,
      }),
      text: msg`We introduce English-speaking lawyers and tax advisers. You choose, engage and pay them, so their duty is to you.`,
    },
    {
      id: 'negotiation',
      title: msg({ message: `An offer with reasons`, comment: `Heading of a difference that we make` }),
      text: msg`Every offer rests on the recent sales that we could verify, and on the work that the house still needs.`,
    },
  ],
}

export const faq = {
  title: msg({
    message: `Questions asked from overseas`,
    comment: `Headline`,
  }),
  entries: [
    {
      id: 'foreigners',
      question: msg`Can an American buy a home in Mallorca?`,
      answer: msg`Yes. You need an NIE, proof of where the money comes from and, in practice, a Spanish bank account, but neither residence nor citizenship. Buyers from outside the European Economic Area, the British among them, may also need a military permit for rural land. It can take months, and your lawyer checks this before any deposit is paid. Owning a house gives no right to stay. A bill of May 2025 would tax resale homes at up to 100% for buyers who live outside the EU. It hadn’t become law when we last looked, in November 2026; have your lawyer confirm this before you sign.`,
    },
    {
      id: 'extra-costs',
      question: msg`What are the purchase costs?`,
      answer: msg`A resale carries transfer tax (ITP), charged in bands from {taxLowest} on the lowest part of the price to {taxHighest} on the highest. Its base is the price or the official reference value, whichever is higher. A new build carries {vat} VAT and stamp duty instead. The lawyer charges {lawyerRate} of the price before VAT; notary, Land Registry and gestoría cost far less. <guide>The guide</guide> adds everything up for your price.`,
    },
    {
      id: 'mortgage',
      question: msg`Will a Spanish bank lend to someone who lives elsewhere?`,
      answer: msg`Yes, {mortgage} of the value, against income and tax documents from home. The bank starts from its own appraisal or your price, whichever is lower. Ask before you sign the deposit contract, or have your lawyer try to make the loan a condition of it.`,
    },
    {
      id: 'us-tax',
      question: msg`Do I have to report the house at home?`,
      answer: msg`In the United States, a house in your own name doesn’t go on Form 8938. Rent goes on your tax return, and foreign accounts of more than $10,000 in all are reported as well. Spain expects an annual return from non-resident owners, even if the house isn’t rented out.`,
    },
  ],
}

export const form = {
  title: msg`Describe the house, or the idea`,
  lead: msg`The form takes two minutes. One of the founders will answer within {replyHours} hours, Monday to Saturday.`,
}
