import { msg } from '@lingui/core/macro'

/** Landing page, English only. Angle: how buying here differs from buying at home, for American and other foreign readers. */
export const meta = {
  title: msg({
    message: `Buy property in Mallorca from abroad`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `No complete listing service, rarely escrow, an agent who works for the seller. How to buy a home in Mallorca from abroad with an adviser of your own.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg({ message: `Buying from abroad`, comment: `Small label above a headline` }),
  title: msg`Buying in Mallorca works <em>differently</em>`,
  lead: msg`There is no complete listing service here, escrow is the exception, and the agent at the viewing is engaged by the seller. We work for the buyer alone: we search, check and negotiate, in English, from {priceFrom}.`,
  button: msg`Tell us what you are looking for`,
  whatsapp: msg`Ask a first question on WhatsApp`,
}

export const steps = {
  label: msg`From the first call to the notary`,
  title: msg({
    message: `Three stages, usually {processMonths} months`,
    comment: `Headline`,
  }),
  items: [
    {
      id: 'consultation',
      title: msg`We talk before you fly`,
      text: msg`A video call about how you want to use the house, what the whole purchase will cost, and what your passport and your tax residence mean for it. If we think Mallorca is the wrong answer, we will say so on this call.`,
    },
    {
      id: 'search',
      title: msg`We see the houses first`,
      text: msg`Our system reads more than {listingsPerDay} listings every working day; we add what owners offer only in conversation. New matches will reach you within {matchHours} hours, weekends not counted; our notes on noise, light, neighbors and documents follow once we have visited.`,
    },
    {
      id: 'closing',
      title: msg`We go with you to the notary`,
      text: msg`Offer, arras (the deposit contract, about {arras} of the price), your lawyer’s report, then the escritura, the deed, signed before a notary. If you cannot travel, a power of attorney lets someone you trust sign for you.`,
    },
  ],
}

export const benefits = {
  label: msg({ message: `What changes with us`, comment: `Small label` }),
  title: msg({
    message: `Six differences that <em>matter abroad</em>`,
    comment: `Headline; the tagged words are set in italics`,
  }),
  items: [
    {
      id: 'one-side',
      title: msg({ message: `One side only`, comment: `Heading of a difference that we make: we act for buyers only` }),
      text: msg`{buyerSide} of our mandates come from buyers. We have no listings, so there is no house that we need to sell you.`,
    },
    {
      id: 'cost',
      title: msg({ message: `A small fee, stated first`, comment: `Heading of a difference that we make` }),
      text: msg`You pay us {feeRate} of the price, {feeVat}: {feeAtStart} at the start, refunded only in the cases named on the pricing page, and {feeAtClosing} at closing. The seller’s commission usually pays for the rest of our work.`,
    },
    {
      id: 'land-register',
      title: msg({
        message: `Documents before plane tickets`,
        comment: `Heading of a difference that we make: documents first, then the flight`,
      }),
      text: msg`Title insurance is rare in Spain; the Land Registry takes its place. We read the nota simple, its extract with owner, area, liens and encumbrances, before your viewing.`,
    },
    {
      id: 'counsel',
      title: msg({
        message: `Counsel who speak your language`,
        comment: `Heading of a difference that we make; counsel are lawyers, plural`,
      }),
      text: msg`We introduce English-speaking lawyers and tax advisers. You choose and engage them yourself, so that their duty is to you.`,
    },
    {
      id: 'formalities',
      title: msg`The formalities in the right order`,
      text: msg`An NIE, the foreigner’s ID number, which is used for tax too, takes {nieWeeks} weeks, a bank account about {bankTime}, a mortgage {financeWeeks} weeks. We start each when it is due, so that none of them holds up the signing.`,
    },
    {
      id: 'negotiation',
      title: msg({ message: `A price with reasons`, comment: `Heading of a difference that we make` }),
      text: msg`Every offer rests on recent sales, if known, and on what this house still needs. Since {founded}, our clients have on average paid {averageSaving} less than the first asking price, which may have been set before we were hired.`,
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
      answer: msg`Yes. Neither residence nor citizenship is required, only an NIE, proof of where the money comes from, and in practice a Spanish bank account. Buyers from outside the EU, the British among them, may also need a military permit for rural land, which can take months. Your lawyer checks this before any deposit is paid, for every rural house and, as a precaution, for every property within {militaryZoneMetres} meters of the coast. Owning a house gives no right to stay: Spain ended its investor (“golden”) visa in April 2025.`,
    },
    {
      id: 'extra-costs',
      question: msg`What are the purchase costs?`,
      answer: msg`On a resale, the transfer tax (ITP): {taxBands}, each rate on its own slice of the price or of the official reference value, whichever is higher. On a new build it is {vat} VAT and stamp duty instead: {stampDuty}. Add the notary ({notary}) and the Land Registry ({registry}), both more above {feeSpansUpTo}, a gestoría for the filings ({gestoria}) and a lawyer, {lawyerRate} of the price plus {servicesVat} VAT. Transfer tax or stamp duty is due within a month of the deed; VAT is paid to the developer with each installment.`,
    },
    {
      id: 'mortgage',
      question: msg`Will a Spanish bank lend to someone who lives elsewhere?`,
      answer: msg`Often. Non-residents are usually offered {mortgage} of the value, against income and tax documents from home. The bank relies on its own appraisal, and that figure can be lower than the price you agreed on. Ask before you sign the arras, or have your lawyer make the deposit conditional on the loan.`,
    },
    {
      id: 'us-tax',
      question: msg`Do I have to report the house at home?`,
      answer: msg`It depends on where you are taxed. The United States taxes its citizens wherever they live, and a Spanish account opened for the purchase may have to be declared there. Spain in turn expects an annual return from non-resident owners, even if the house is not rented out. We bring your tax advisers in both countries together; the tax advice is theirs to give.`,
    },
  ],
}

export const form = {
  label: msg({ message: `Your inquiry`, comment: `Small label above a form` }),
  title: msg`Describe the house, or the idea`,
  lead: msg`Two short pages, a few minutes. One of the founders will answer within {replyHours} hours, Monday to Saturday, in plain English, and say whether we can help.`,
}
