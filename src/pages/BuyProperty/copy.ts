import { msg } from '@lingui/core/macro'

/** Landing page, English only. Angle: how buying here differs from buying at home, for American and other foreign readers. */
export const meta = {
  title: msg({
    message: `Buy property in Mallorca from abroad`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `How a purchase in Mallorca works from abroad: costs, documents, the deposit contract, reports at home, and where most of our pay comes from.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg`Buying in Mallorca <em>from abroad</em>`,
  lead: msg`We find and check homes from {priceFrom} for you and negotiate the price. At {feeExample2Price} you pay us {feeExample2Gross} with VAT, and if you buy, usually about {feeExample2Share} before VAT comes to us <pricing>out of the seller’s commission</pricing>, which is in that price.`,
  button: msg`Tell us what you are looking for`,
  whatsapp: msg`Ask a first question on WhatsApp`,
}

export const steps = {
  title: msg({ message: `How it works`, comment: `Headline of three steps` }),
  items: [
    {
      id: 'consultation',
      title: msg`We talk by video`,
      text: msg`About how you want to use the house, what the purchase will cost, and what your passport and tax residence mean for it.`,
    },
    {
      id: 'search',
      title: msg`We see the houses first`,
      text: msg`Our software reads the listings, and some owners tell us of houses they don’t advertise. You’ll receive our notes. A house may drop out if it has no agent or its agent doesn’t share the commission.`,
    },
    {
      id: 'closing',
      title: msg`We go with you to the notary`,
      text: msg`Your lawyer reports, you make the offer, and then you sign the deposit contract (arras) and the deed. If you can’t travel, someone you trust can sign under a power of attorney. From the accepted offer it usually takes {processMonths} months, longer with a mortgage or a military permit.`,
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
      id: 'land-register',
      title: msg({
        message: `What we read before your trip`,
        comment: `Heading of a difference that we make: we read the documents before the buyer’s trip`,
      }),
      text: msg`Title insurance is rare in Spain. The Land Registry protects a buyer who relied on it in good faith and registers (Mortgage Law, article 34), but guarantees neither areas nor permits, so before your viewing we compare its entry with the cadastre and the house.`,
    },
    {
      id: 'counsel',
      title: msg({
        message: `Lawyers who speak your language`,
        comment: `Heading of a difference that we make`,
      }),
      text: msg`We introduce English-speaking lawyers and tax advisers. You choose and pay them; they pay us nothing.`,
    },
    {
      id: 'negotiation',
      title: msg({ message: `An offer with reasons`, comment: `Heading of a difference that we make` }),
      text: msg`Your offer names the work that the house still needs and the recent sales that we could verify, or says that there were none. Our own pay rises with the price.`,
    },
  ],
}

export const faq = {
  title: msg({ message: `Questions from abroad`, comment: `Headline` }),
  entries: [
    {
      id: 'foreigners',
      question: msg`Can an American buy a home in Mallorca?`,
      answer: msg`Yes. You need a Spanish ID number for foreigners (NIE), proof of where the money comes from and, in practice, a Spanish bank account. Buyers from outside the European Economic Area, the British among them, may also need a military permit for rural land, which can take months; ask your lawyer before you pay a deposit. Owning a house gives no right to stay. A bill of May 2025 would charge buyers who live outside the EU a tax of 100% of the value of a resale home, less the transfer tax. In November 2026 it wasn’t law; have your lawyer confirm this before you sign.`,
    },
    {
      id: 'extra-costs',
      question: msg`What are the purchase costs?`,
      answer: msg`A resale carries transfer tax (ITP): {feeExample2Tax} at {feeExample2Price}, or more if the official reference value is higher. A new build carries {vat} VAT and stamp duty instead. The lawyer usually charges {lawyerRate} of the price before VAT; notary, Land Registry and the office that files the tax (gestoría) cost far less. <guide>The guide</guide> calculates them for your price.`,
    },
    {
      id: 'mortgage',
      question: msg`Will a Spanish bank lend to someone who lives elsewhere?`,
      answer: msg`Often, and usually {mortgage} of its appraisal or of your price, whichever is lower, against income and tax documents from home. Ask before you sign the deposit contract, or have your lawyer try to make the loan a condition of it.`,
    },
    {
      id: 'us-tax',
      question: msg`Do Americans have to report the house at home?`,
      answer: msg`A house in your own name doesn’t go on Form 8938, but the Spanish account that the price passes through may. Foreign accounts of more than $10,000 in all also go on the FBAR, and rent on your tax return. Spain expects an annual return from non-resident owners, even if the house isn’t rented out.`,
    },
  ],
}

export const form = {
  title: msg({ message: `What are you looking for?`, comment: `Headline above a form` }),
  lead: msg`We need your contact details and your budget. The rest is optional.`,
}
