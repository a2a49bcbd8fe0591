import { msg } from '@lingui/core/macro'
import type { DescentStep } from './descentSteps.ts'

export const meta = {
  title: msg({
    message: 'Buyer-side property advisers in Mallorca',
    comment: 'Browser and search title, at most 50 characters',
  }),
  description: msg({
    message:
      '{company} finds homes in Mallorca and negotiates for buyers only. As a rule we are paid out of the seller’s commission; you pay {feeRate} of the price, plus VAT.',
    comment: 'Search result text, 110 to 155 characters',
  }),
}

export const hero = {
  label: msg({ message: `Buyer-side advisers, Mallorca`, comment: `Small label above the headline of the home page` }),
  title: msg`On this island, someone should work for <em>you.</em>`,
  lead: msg`Most agents in Mallorca work for the seller. We work only for you: we find the house, have it examined and negotiate the price.`,
  button: msg({ message: 'Schedule a consultation', comment: 'Link or button' }),
  more: msg({ message: 'How a search works', comment: 'Link to a section further down' }),
}

export const figures = [
  {
    id: 'commission',
    figure: msg({
      message: `{buyerCommission}`,
      comment: `A percentage as a large figure: the commission that a buyer pays`,
    }),
    text: msg({
      message: `buyer commission; as a rule the seller pays about {sellerCommission}, and our share, usually {commissionShare}, comes out of it`,
      comment: `Caption of the large figure 0%`,
    }),
  },
  {
    id: 'fee',
    figure: msg({ message: `{feeRate}`, comment: `A percentage, our fee` }),
    text: msg({
      message: 'of the price as dedication fee, half of it at the start, {feeVat}',
      comment: 'Below the figure 0.1%',
    }),
  },
  {
    id: 'clients',
    figure: msg({ message: `{clientsPerYear}`, comment: `A range such as 10–12 as a large figure: searches a year` }),
    text: msg({ message: 'clients a year, so that each one gets our full attention', comment: 'Below the figure 4–6' }),
  },
  {
    id: 'months',
    figure: msg({ message: '{processMonths} months', comment: 'Large figure' }),
    text: msg({
      message: 'as a rule, from the first call to the notary; longer if a permit is needed',
      comment: 'Below the figure 2–4 months',
    }),
  },
]

export const about = {
  label: msg({ message: 'Who we are', comment: 'Small label above a headline' }),
  title: msg`Two people, more than {founderYears} years in real estate between them, and <em>one</em> side of the table.`,
  paragraphs: [
    msg`{company} was founded in {founded} because the market here has many people who sell and few who work for the buyer. We take on {clientsPerYear} searches a year, {buyerSide} of them for buyers, and decline the rest.`,
    msg`Every working day our system reads more than {listingsPerDay} listings. What no listing says, we find out: who is about to sell, whether a license is valid and what nearby houses sold for, if that can be verified.`,
  ],
}

/** From the table to the opened house: each picture with its scale and one sentence of the search. */
export const descent = {
  label: msg({ message: 'The search', comment: 'Small label above a headline' }),
  title: msg({
    message: `From the whole island to one house`,
    comment: `Headline above pictures, from the island to a house`,
  }),
  raised: msg({ message: `The south, raised`, comment: `Caption of a relief model with one region raised` }),
  steps: {
    table: {
      title: msg({ message: `Consultation`, comment: `First step of our work, a conversation` }),
      text: msg`An hour about how you want to live, what it may cost in the end, and whether we are the right people for it.`,
    },
    regions: {
      title: msg({ message: `Region`, comment: `Second step of our work: which part of the island` }),
      text: msg`We match the six regions to your budget and your everyday life, and tell you what living in each would cost and how it would change your days.`,
    },
    region: {
      title: msg({ message: `Short list`, comment: `Third step of our work: the houses worth a visit` }),
      text: msg`We visit each house on it before you fly in.`,
    },
    plot: {
      title: msg({ message: `Checks`, comment: `Fourth step of our work: license and Land Registry` }),
      text: msg`We compare permits, rental license and Land Registry entry with what was built.`,
    },
    house: {
      title: msg({ message: 'Closing', comment: 'Last step: the completion of a purchase' }),
      text: msg`What has no permit, here in red, goes into the negotiation. Then arras (the deposit contract) and notary, with English-speaking lawyers of your choice.`,
    },
  } satisfies Record<DescentStep, object>,
}

export const services = {
  label: msg`Services`,
  title: msg({ message: `What we do for buyers`, comment: `Headline` }),
  lead: msg`One mandate, our contract with you, can cover all four. The fee is the same, whichever you use.`,
}

export const voices = {
  label: msg`Client stories`,
  title: msg({
    message: `In their words`,
    comment: `Headline above client statements; their means our clients’`,
  }),
}

export const contact = {
  label: msg({ message: 'Talk to us', comment: 'Heading of the small panel at the bottom right' }),
  title: msg`An hour, no obligation, no brochure.`,
  text: msg`We answer within {replyHours} hours, Monday to Saturday, in English or German. By phone: Monday to Friday {weekdayHours}, Saturday {saturdayHours}, Central European Time.`,
  ways: {
    book: {
      label: msg({ message: 'Book', comment: 'Way to reach us: book an appointment' }),
      value: msg({ message: `A video call at a time you choose`, comment: `Way of reaching us` }),
    },
    call: {
      label: msg({ message: 'Call', comment: 'Way to reach us: by phone', context: 'way' }),
      value: msg`{phone}`,
    },
    visit: {
      label: msg({ message: 'Visit', comment: 'Way to reach us: in the office' }),
      value: msg`{town}, by appointment`,
    },
    meet: {
      label: msg({ message: 'Meet', comment: 'Way to reach us: meet in person elsewhere' }),
      value: msg`On the island, or by video, wherever you are`,
    },
  },
}
