import { msg } from '@lingui/core/macro'

/** Landing page, English only. Angle: the villa as a building and a plot; what a viewing does not show. */
export const meta = {
  title: msg({
    message: `Buying a luxury villa in Mallorca`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `We find villas in Mallorca from {priceFrom} for buyers. We check the Land Registry before you view, and permits and license before you bid.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  title: msg`Buying a villa in Mallorca`,
  lead: msg`We walk through villas from {priceFrom} before you do, with the plans if the town hall has released them. The price of a villa includes the seller’s commission. At {feeExample2Price} usually about {feeExample2Share} of it, before VAT, <pricing>comes to us</pricing> if you buy, and you pay us {feeExample2Gross} with VAT.`,
  button: msg({ message: `Begin a villa search`, comment: `Button` }),
  whatsapp: msg`Send us a listing by WhatsApp`,
}

export const steps = {
  title: msg`How we search`,
  caption: msg({
    message: `Finca, 1:100, taken apart. Red parts have no permit.`,
    comment: `Caption of a picture of a model at this scale`,
  }),
  items: [
    {
      id: 'brief',
      title: msg({ message: `Agree on the brief`, comment: `Heading of a step: what the client is looking for` }),
      text: msg`We agree on distance to the sea, guests, garden and upkeep, and which coasts offer that at your price.`,
    },
    {
      id: 'examine',
      title: msg({ message: `Rule villas out`, comment: `Heading of a step: remove houses from the list` }),
      text: msg`We rule most villas out at our desks, for example because permits don’t explain the floor area in the listing, or a new building may block the view. One whose agent doesn’t share the commission may drop out, too. We visit the others in the morning and again toward evening.`,
    },
    {
      id: 'agree',
      title: msg({
        message: `Settle price and condition`,
        comment: `Heading of a step; condition is the state of the house`,
      }),
      text: msg`We negotiate with a figure for each point of the architect’s report. If the seller agrees, the deposit contract (arras) names what they will legalize, repair or leave behind. Our own pay rises with the price.`,
    },
  ],
}

export const benefits = {
  title: msg`What we and your architect examine`,
  items: [
    {
      id: 'plot',
      title: msg({ message: `The boundaries`, comment: `Heading; of the plot, the piece of land` }),
      text: msg`The Land Registry and the cadastre often give different boundaries, and the fence may stand on neither.`,
    },
    {
      id: 'structure',
      title: msg({ message: `The structure`, comment: `Heading: the structure of a villa` }),
      text: msg`An independent architect, whom you choose and pay, examines moisture in the sandstone, flat roofs, salt on steel, wells and septic tanks.`,
    },
    {
      id: 'permits',
      title: msg({ message: `The permits`, comment: `Heading: the building permits of a villa` }),
      text: msg`We compare the building permit and the certificates of completion and occupancy, where we can get them, with what has been built.`,
    },
    {
      id: 'view',
      title: msg({ message: `The view`, comment: `Heading: whether the sea view may be built over` }),
      text: msg`We look up what the zoning plan lets your neighbors build below and next door.`,
    },
  ] as const,
}

export const faq = {
  title: msg({
    message: `Questions about villas`,
    comment: `Headline above frequent questions`,
  }),
  entries: [
    {
      id: 'where',
      question: msg`Which part of the island suits a villa?`,
      answer: msg`The southwest has harbors and international schools, the west long views and narrow roads, the north around Pollença wide bays, and the northeast around Artà large plots close to small beaches. <guide>The guide</guide> compares all six regions.`,
    },
    {
      id: 'new-or-old',
      question: msg`New villa or existing one?`,
      answer: msg`At {feeExample2Price}, VAT and stamp duty on a new build come to {feeExample2NewBuildTax}, and those who built it owe statutory warranties. An existing house carries {feeExample2Tax} of transfer tax (ITP), or more if the official reference value is higher, and is bought in the condition you see. For hidden defects you have six months from the handover, even for one you find later (Civil Code, article 1490), unless the contract excludes those that the seller didn’t know of. In a house under ten years old, the builders’ liability for structural defects may still run.`,
    },
    {
      id: 'upkeep',
      question: msg`What does it cost to keep a villa?`,
      answer: msg`Electricity, water, internet and alarm come to about {utilities} a month in a house that is empty most of the year. Pool, garden, insurance, property tax (IBI) and someone with a key are extra, and so is the tax on own use. <analysis>Our example of a rented villa</analysis> lists such costs. Each villa on your list comes with a yearly budget.`,
    },
    {
      id: 'found-already',
      question: msg`I have already found a villa. Is it too late to bring you in?`,
      answer: msg`Usually not, if you haven’t signed anything. If you can, send us the listing before you write to the agent: some don’t share their commission with us once they have you on file, and we would lose most of our pay. Our fee stays the same, and before your viewing we’ll tell you whether we’ll continue for it alone. If you buy without us, you can ask for that share to come off the price.`,
    },
  ],
}

export const form = {
  title: msg({
    message: `Tell us about your villa`,
    comment: `Headline`,
  }),
  lead: msg`We need your contact details and your budget. The rest is optional.`,
}
