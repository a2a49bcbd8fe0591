import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Services for property buyers in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `Search, visits, investment analysis and buyer representation in Mallorca. One mandate, one fee of {feeRateGross} with VAT, and help with the rest.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`Our four services`,
  lead: msg`Use one service or all of them: the mandate and the fee stay the same.`,
  button: msg({ message: `Schedule a consultation`, comment: 'Button, and link at each service' }),
}

export const process = {
  title: msg`{processMonths} months, from the accepted offer to the notary`,
  text: msg`It can take longer with a mortgage or a military permit.`,
  steps: [
    {
      id: 'consultation',
      title: msg`First conversation`,
      text: msg`You tell us how the house will be used and what you want to spend, taxes included. We write the brief, which names the price before taxes. You correct it and decide on the mandate.`,
    },
    {
      id: 'search',
      title: msg`Search`,
      text: msg`Half of our fee of {feeRateGross} of the price, VAT included, is due: {feeExample2HalfGross} at {feeExample2Price}. If you don’t buy, we keep that half, with the exceptions on the pricing page. We read the listings, visit, check and film.`,
    },
    {
      id: 'closing',
      title: msg`Closing`,
      text: msg`We negotiate, and go through the deposit contract and the draft deed with your lawyer. The rest of our fee is due on the day of the deed.`,
    },
  ],
}

export const concierge = {
  title: msg({ message: `Errands around the purchase`, comment: `Headline above the concierge services` }),
  text: msg`Arranging them is included in our fee, until {supportMonths} months after the deed. You pay for cars, rooms, boats, builders and managers, and we’ll tell you first what they charge.`,
  items: [
    {
      id: 'vip-airport',
      title: msg({ message: `Airport pickup`, comment: `Heading of a concierge service` }),
      text: msg`By car, to the house or your hotel`,
    },
    {
      id: 'luxury-tours',
      title: msg({ message: `Seeing the island`, comment: `Heading of a concierge service: trips on the island` }),
      text: msg`By car, by boat or on foot`,
    },
    {
      id: 'expert-introductions',
      title: msg({ message: `Expert introductions`, comment: `Heading of a concierge service: we introduce experts` }),
      text: msg`Lawyer, tax adviser, architect, bank`,
    },
    {
      id: 'accommodations',
      title: msg({ message: `Accommodations`, comment: `Heading of a concierge service: places to stay` }),
      text: msg`For visits and during renovation`,
    },
    {
      id: 'renovation',
      title: msg({ message: `Renovation`, comment: `Heading of a concierge service` }),
      text: msg`Builders, quotes, site visits`,
    },
    {
      id: 'lifestyle',
      title: msg({
        message: `Everyday life`,
        comment: `Heading of a concierge service: everyday life, schools, doctors, clubs`,
      }),
      text: msg`Schools, doctors, clubs, a boat slip`,
    },
    {
      id: 'property-management',
      title: msg({
        message: `Property management`,
        comment: `Heading of a concierge service: looking after the house`,
      }),
      text: msg`Pool, garden, mail and keys`,
    },
    {
      id: 'ongoing-support',
      title: msg({ message: `Ongoing support`, comment: `Heading of a concierge service: help after the purchase` }),
      text: msg`Passing on letters from the town hall or tax office`,
    },
  ],
}

export const callToAction = {
  title: msg`Tell us about the house you have in mind`,
  text: msg`If you have found one already, please write to us before you write to the agent. Some agents don’t share their commission with us once they have you on file, and we would lose most of our pay, about {feeExample2Share} before VAT at {feeExample2Price}. If you buy without us, you can ask for that share to come off the price.`,
  link: msg({ message: `Write to us`, comment: 'Link to the contact page' }),
}
