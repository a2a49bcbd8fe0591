import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Services for property buyers in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `Search, visits, investment analysis and buyer representation in Mallorca: one mandate, one fee of {feeRate}, and a concierge for the rest.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  label: msg`Services`,
  title: msg({
    message: `Four services, one <em>mandate</em>`,
    comment: `Headline; the mandate is our contract with the buyer`,
  }),
  lead: msg`You may need one of the four or all of them, and you do not have to decide today. The dedication fee is {feeRate} of the price, for one of them as for all four.`,
}

export const intro = {
  label: msg({ message: `For whom`, comment: `Small label: for whom we work` }),
  title: msg`From {priceFrom}, for buyers who want <em>facts</em>`,
  paragraphs: [
    msg`We search the whole island for villas, fincas, apartments, houses by the water, new developments and property to rent out. Some clients want a second home, some a first one, some an income; the questions before signing are much the same.`,
    msg`You may already have found a house. Then there is no search, and we begin with the documents, the price and the people on the other side. Write to us before you write to the agent, if you can: some accept no representative once they have registered you.`,
  ],
}

export const cards = {
  label: msg({
    message: `The four`,
    comment: 'The four services',
  }),
  title: msg`What you can ask of us`,
  text: msg`Each has a page of its own, with the steps, the documents you receive, and the questions that come up.`,
  benefitsLabel: msg({ message: `Key benefits`, comment: `Label above the benefits of a service` }),
  button: msg`Schedule a consultation`,
}

export const process = {
  label: msg({ message: `Step by step`, comment: `Small label: how our work proceeds` }),
  title: msg`From a conversation to the keys`,
  text: msg`From the first call to the notary it usually takes {processMonths} months, and longer if a permit is needed or the house is still being built. By their own account, our clients had on average already searched alone for {searchSpeedFactor} times as long as it then took with us from the agreed brief to the accepted offer.`,
  steps: [
    {
      id: 'consultation',
      title: msg`Consultation`,
      text: msg`We ask how the house will be used, by whom and for how long, and what it may cost, taxes and fees included. Afterward you receive the brief in writing, correct it, and decide whether to sign the mandate.`,
    },
    {
      id: 'search',
      title: msg`Search`,
      text: msg`Once the mandate is signed and the first half of the fee is paid, our system reads the market every working day, and you will hear of each match within {matchHours} hours, weekends not counted. We visit, check and film; you say yes or no, and we adjust the brief.`,
    },
    {
      id: 'closing',
      title: msg`Closing`,
      text: msg`We negotiate, see the deposit contract (arras) through, and prepare the signing at the notary’s with the lawyer you have chosen. You leave with the keys and a list of what happens in the weeks after.`,
    },
  ],
}

export const concierge = {
  label: msg({ message: `Concierge`, comment: `Small label above the concierge services` }),
  title: msg({ message: `Eight things we arrange`, comment: `Headline above the concierge services` }),
  text: msg`A purchase brings errands that no contract mentions. We arrange them with people we know and charge nothing for it; if others charge for their work, you will hear the price before anything is booked.`,
  items: [
    {
      id: 'vip-airport',
      title: msg({ message: `Airport pickup`, comment: `Heading of a concierge service` }),
      text: msg`You are met in the arrivals hall, your luggage is taken care of, and the driver already knows the first address.`,
    },
    {
      id: 'luxury-tours',
      title: msg({ message: `Seeing the island`, comment: `Heading of a concierge service: trips on the island` }),
      text: msg`The island as a resident would show it: by car, by boat or on foot, along the coasts and villages on your list.`,
    },
    {
      id: 'expert-introductions',
      title: msg({ message: `Expert introductions`, comment: `Heading of a concierge service: we introduce experts` }),
      text: msg`Lawyer, tax adviser, architect, building inspector, bank: names we would use ourselves, more than one for each task, so that you have a choice.`,
    },
    {
      id: 'accommodations',
      title: msg({ message: `Accommodations`, comment: `Heading of a concierge service: places to stay` }),
      text: msg`A hotel near the viewings, or a furnished house for the months between the keys and the end of the renovation.`,
    },
    {
      id: 'renovation',
      title: msg({ message: `Renovation`, comment: `Heading of a concierge service` }),
      text: msg`Architects and builders with references, quotes compared line by line, and someone who looks in on the site when you cannot.`,
    },
    {
      id: 'lifestyle',
      title: msg({
        message: `Schools and doctors`,
        comment: `Heading of a concierge service: everyday life, schools, doctors, clubs`,
      }),
      text: msg`Sports clubs and a slip for the boat, too: we know whom to ask, and where the waiting lists are long.`,
    },
    {
      id: 'property-management',
      title: msg({
        message: `Property management`,
        comment: `Heading of a concierge service: looking after the house`,
      }),
      text: msg`One contact for pool, garden, cleaning, mail and keys, with a single monthly statement. If the house is licensed, guests are looked after too.`,
    },
    {
      id: 'ongoing-support',
      title: msg({ message: `Ongoing support`, comment: `Heading of a concierge service: help after the purchase` }),
      text: msg`When the town hall writes, the tax office sends a reminder or a neighbor has a question, call us, after the purchase as well.`,
    },
  ],
}

export const pricing = {
  title: msg`The fee takes one line to explain`,
  text: msg`You pay us {feeRate} of the price, {feeVat}; the <pricing>pricing page</pricing> says what we receive from the seller’s commission. For a {feeExample1Price} house the fee is {feeExample1Fee}, {feeExample1Gross} with VAT: half at the start, refunded only in the cases named there, and half at closing.`,
  button: msg({ message: `See pricing`, comment: `Button` }),
}

export const callToAction = {
  title: msg`Tell us about the house you have in mind`,
  text: msg`A first conversation is enough to see which services you need and which you do not. If you prefer to write, one of the two of us will reply.`,
  button: msg`Schedule a consultation`,
}
