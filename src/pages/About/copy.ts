import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `About us: two advisers who work for buyers`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `{company} is a two-person office in {town} that works for property buyers only. Who we are, what we know, and what you can hold us to.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`A small office, for <em>buyers</em> only`,
  lead: msg`We are two people in {town}. We look for homes, check their papers and prices, negotiate and stay until the house is registered in your name.`,
  button: msg`Schedule a consultation`,
  registered: msg`Registered under {agentNumber} in the Balearic register of real estate agents, with professional liability insurance from {insurer}.`,
}

export const places = {
  title: msg({ message: `A table in plan`, comment: `Name of a drawing for screen readers` }),
  description: msg`A table seen from above. The buyer sits between the two founders, the seller opposite. On it are a map of the island, a floor plan and a deed.`,
  founder: msg({ message: `We`, comment: `Name of a party in a drawing: our agency` }),
  buyer: msg({ message: `You`, comment: `On the buyer’s chair in a plan of a table: the reader’s place` }),
  seller: msg({ message: `Seller`, comment: `On the chair opposite in a plan of a table` }),
  caption: msg({
    message: `One of us on each side of you, the seller opposite.`,
    comment: `Caption of a drawing with a scale bar`,
  }),
}

export const story = {
  title: msg`Why we started`,
  paragraphs: [
    msg`We kept meeting buyers who had flown in for a weekend and seen a terrace in good light with a friendly agent. Nobody with them asked about permits or the price.`,
    msg`In {founded} we founded a company for them.`,
  ],
}

export const stats = [
  {
    id: 'company-years' as const,
    label: msg({
      message: `years working only for buyers`,
      comment: 'Caption of a large figure such as “4+”',
    }),
    text: msg`Counted from our first client, in {firstMandate}.`,
  },
  {
    id: 'clients-per-year' as const,
    label: msg({
      message: `clients a year`,
      comment: 'Caption of a large figure such as “4–6”',
    }),
  },
  {
    id: 'founder-years' as const,
    label: msg({
      message: `years in real estate, the two of us together`,
      comment: 'Caption of a large figure such as “15+”',
    }),
  },
]

export const mission = {
  title: msg`How we work`,
  points: [
    {
      id: 'one-side',
      title: msg({ message: `Buyers only`, comment: `Heading of a principle: we work for buyers only` }),
      text: msg`All our clients are buyers, though most of our pay is usually a share of the sellers’ commission. We refer sellers to other firms.`,
    },
    {
      id: 'evidence',
      title: msg({ message: `Documents first`, comment: `Heading of a principle: we read them before a viewing` }),
      text: msg`Before your viewing we ask for the Land Registry extract, the cadastral record, the building permits and the license.`,
    },
    {
      id: 'price',
      title: msg({
        message: `Reasons for every price`,
        comment: `Heading of a principle: justify an offer with evidence`,
      }),
      text: msg`Each offer we draft gives its reasons, such as nearby sales, repairs due and time on the market.`,
    },
  ],
}

export const expertise = {
  title: msg({ message: `Our expertise`, comment: `Headline above the fields that we know` }),
  items: [
    msg`Prices in Mallorca`,
    msg({ message: `Land and planning`, comment: `A field that we know: land use and planning law` }),
    msg({ message: `Vacation-rental licenses`, comment: `A field that we know` }),
    msg({
      message: `Contracts and closing`,
      comment: `A field that we know; closing is the signing at the notary`,
    }),
  ],
}

export const values = {
  title: msg({ message: `Our promises`, comment: `Headline above the values that we stand for` }),
  items: [
    msg`If we think a house is wrong for you, we’ll say so, and why.`,
    msg`We tell sellers and agents your name, budget and reasons only if you agree.`,
    msg`What we couldn’t verify is marked as unverified.`,
    msg`We answer within {replyHours}\u00A0hours, Monday to Saturday, in English or German.`,
  ],
}

export const testimonials = {
  title: msg({ message: `From our clients`, comment: `Headline above client statements` }),
  link: msg({ message: `Read all client stories`, comment: `Link` }),
}

export const callToAction = {
  title: msg`Get to know us before you hire us`,
  text: msg`The first conversation takes an hour, by video or in {town}, and costs nothing.`,
  button: msg`Schedule a consultation`,
  secondary: msg({
    message: `All the ways to reach us`,
    comment: 'Link to the contact page',
  }),
}

export const insights = {
  title: msg({ message: `Read next`, comment: `Headline above recommended pages` }),
  items: [
    {
      id: 'guide' as const,
      link: msg({ message: `The purchase costs for your price`, comment: `Link to the cost calculator of the guide` }),
    },
    {
      id: 'pricing' as const,
      link: msg({ message: `Our fee and who pays us`, comment: `Link to the pricing page` }),
    },
    {
      id: 'services' as const,
      link: msg({
        message: `Our services`,
        comment: `Link to the services`,
      }),
    },
  ],
}
