import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ServiceId } from '../../content/services.ts'

export const meta = {
  title: msg({
    message: 'Buyer-side property advisers in Mallorca',
    comment: 'Browser and search title, at most 50 characters',
  }),
  description: msg({
    message:
      '{company} finds and checks homes in Mallorca from {priceFrom} for buyers and negotiates the price. Most of our pay usually comes from the seller’s commission.',
    comment: 'Search result text, 110 to 155 characters',
  }),
}

export const hero = {
  title: msg`On this island, someone should work for <em>you.</em>`,
  who: msg({
    message: `We help you find, check and buy a home in Mallorca.`,
    comment: `Below the page’s headline: who we are`,
  }),
  lead: msg`You hire us, and most of our pay is usually a share of the seller’s commission, which the price includes. Your own lawyer examines the title and your architect the house; you pay both. Homes from {priceFrom}.`,
  button: msg({ message: 'Schedule a consultation', comment: 'Link or button' }),
}

/** The first page of the dossier on House no. 7, whose texts and figures are in src/content/specimen.ts. */
export const dossier = {
  label: msg({ message: `A specimen dossier`, comment: `Small label above a headline: a report on an invented house` }),
  title: {
    asking: msg({
      message: `Asking {asking}.`,
      comment: `Headline, first sentence: the price that the seller asks for a house`,
    }),
    ours: msg({
      message: 'We’d put it at {ours}.',
      comment: `Headline, second sentence: the price that we think is right`,
    }),
  },
  text: msg`Before an offer, you get a dossier on the house you choose, as complete as the documents allow: what was built, what has a permit, what we think it’s worth and the arguments against it.`,
  mark: msg({ message: `Specimen. The house is fictional.`, comment: 'At the top of a page of the sample report' }),
  caption: msg({
    message: `From the asking price to our estimate`,
    comment: 'Caption of a short calculation, for screen readers',
  }),
  rows: {
    asking: msg({ message: `Asking price`, comment: 'Row of a sum' }),
    annex: msg({ message: `Annex without a permit`, comment: 'Row of a sum: deducted from the asking price' }),
    porch: msg({
      message: `Half of the glazed porch not counted`,
      comment: 'Row of a sum: deducted from the asking price',
    }),
    comparables: msg({
      message: `Higher price per m², from three comparable sales`,
      comment: 'Row of a sum: what the house without the annex is worth more or less, by comparable sales',
    }),
    roof: msg({ message: `Leaking roof`, comment: 'Row of a sum: what the repair costs' }),
    demolition: msg({ message: `Undoing what has no permit`, comment: 'Row of a sum: what the work costs' }),
    ours: msg({ message: `Our estimate`, comment: 'Last row of a sum' }),
  },
  offers: msg({
    message: `Opening offer: {opening}. The highest comparable sale gives {limit}.`,
    comment: 'Below a sum; both are amounts',
  }),
  link: msg({ message: `Read the whole dossier`, comment: 'Link to the complete sample report on the house' }),
}

export const search = {
  title: msg({
    message: `How a search works`,
    comment: `Headline above pictures, from the island to a house`,
  }),
  text: msg({
    message:
      'There’s no fixed time for the search. From the accepted offer to the notary, allow {processMonths}\u00A0months, longer with a mortgage or a military permit.',
    comment: 'processMonths is a span such as 2–4',
  }),
  steps: [
    {
      id: 'consultation',
      title: msg({ message: `First conversation`, comment: `First step of our work` }),
      text: msg`An hour about how you want to live and what you want to spend.`,
    },
    {
      id: 'region',
      title: msg({ message: `Region`, comment: `Second step of our work: which part of the island` }),
      text: msg`We match the six regions to your budget and your everyday life.`,
    },
    {
      id: 'short-list',
      title: msg({ message: `Shortlist`, comment: `Third step of our work: the houses worth a visit` }),
      text: msg`We visit each house on it before you fly in.`,
    },
    {
      id: 'checks',
      title: msg({ message: `Checks`, comment: `Fourth step of our work: license and Land Registry` }),
      text: msg`We compare what was built with the permits, the rental license and the Land Registry.`,
    },
    {
      id: 'closing',
      title: msg({ message: 'Closing', comment: 'Last step: the completion of a purchase' }),
      text: msg`We negotiate and stay with you until the house is registered in your name.`,
    },
  ],
}

export const about = {
  title: msg`Who we are`,
  text: msg`We founded {company} in {founded} to advise people who buy homes here. <about>More about us</about>`,
  stats: [
    {
      id: 'years',
      label: msg({ message: `years in real estate, the two of us together`, comment: 'Below the figure 15+' }),
    },
    { id: 'clients', label: msg({ message: `clients a year`, comment: 'Below the figure 4–6' }) },
    { id: 'dedication', label: msg({ message: `of our clients are buyers`, comment: 'Below the figure 100%' }) },
  ],
} as const

export const services = {
  title: msg({ message: `What we do for buyers`, comment: `Headline` }),
  lines: {
    'ai-search': msg`Our software reads more than {listingsPerDay} listings a day, Monday to Friday, and we speak with owners who don’t advertise. Houses without an agent or a shared commission may drop out.`,
    'personal-shopping': msg`We film each house if the owner agrees, visible flaws included, and you see the best on a two-day trip.`,
    'investment-analysis': msg`We check the license, work out the yield and the Spanish tax on the rent, and name the assumptions.`,
    'buyer-representation': msg`We check price and papers, negotiate and stay with you until the house is registered in your name.`,
  } satisfies Record<ServiceId, MessageDescriptor>,
}

export const voices = {
  title: msg({
    message: `In their words`,
    comment: `Headline above client statements; their means our clients’`,
  }),
}

export const contact = {
  label: msg({ message: 'Talk to us', comment: 'Heading of the small panel at the bottom right' }),
  title: msg({
    message: 'The first conversation takes an\u00A0hour and costs nothing.',
    comment: `Headline; the no-break space keeps “an” with its word`,
  }),
  text: msg({
    message: 'We answer within {replyHours}\u00A0hours, Monday to Saturday, in English or German.',
    comment: 'Below the headline of the contact section',
  }),
  ways: {
    book: {
      label: msg({ message: 'Book', comment: 'Way to reach us: book an appointment' }),
      value: msg({ message: `A video call at a time you choose`, comment: `Way of reaching us` }),
    },
    call: {
      label: msg({ message: 'Call', comment: 'Way to reach us: by phone', context: 'way' }),
      value: msg`{phone}`,
      note: msg({
        message: `Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Mallorca time`,
        comment: `Below our telephone number; the hours are spans such as 9:00–19:00`,
      }),
    },
    visit: {
      label: msg({ message: 'Visit', comment: 'Way to reach us: in the office' }),
      value: msg`{town}, by appointment`,
    },
    meet: {
      label: msg({ message: 'Meet', comment: 'Way to reach us: meet in person elsewhere' }),
      value: msg`Anywhere on the island`,
    },
  },
}
