import { msg } from '@lingui/core/macro'

/** Landing page, English only. Angle: the villa as a building and a plot; what a viewing does not show. */
export const meta = {
  title: msg({
    message: `Luxury villas in Mallorca, examined`,
    comment: `Browser and search title, at most 50 characters`,
  }),
  description: msg({
    message: `Villas in Mallorca from {priceFrom}, found for the buyer: Land Registry and license checked before your viewing, permits and structure before you sign.`,
    comment: `Search result text, 110 to 155 characters`,
  }),
}

export const hero = {
  label: msg({
    message: `Villas from {priceFrom}`,
    comment: `Small label; the variable is an amount such as €1 million`,
  }),
  title: msg`The villa, and what <em>lies under it</em>`,
  lead: msg`A good photographer hides the road, the neighbor’s building plot and the pool that never had a permit. We walk through the house before you do, with the plans in hand, and write down what we find.`,
  button: msg({ message: `Begin a villa search`, comment: `Button` }),
  whatsapp: msg`Send us a listing by WhatsApp`,
}

export const steps = {
  label: msg({ message: `How we look for villas`, comment: `Small label above a headline` }),
  title: msg`From the map to the front door`,
  caption: msg({
    message: `Finca, 1:100, taken apart. Red: built without a permit.`,
    comment: `Caption of a picture of a model at this scale`,
  }),
  items: [
    {
      id: 'brief',
      title: msg({ message: `Draw the circle`, comment: `Heading of a step: set the area of the search` }),
      text: msg`Orientation, distance to the sea, how many guests, how much garden, who looks after it in winter. These decide the coast, and the coast decides the price. Some owners want no sign at the gate and no pictures online; with more than {founderYears} years in real estate between us, we hear of such houses too.`,
    },
    {
      id: 'examine',
      title: msg({ message: `Cross things off`, comment: `Heading of a step: remove houses from the list` }),
      text: msg`Most villas are ruled out at our desks: the house is larger than its permit, the plot will lose its view, the owner is only testing the market. We inspect the others in person, in the morning and again toward evening, so one trip with a handful of houses is often enough.`,
    },
    {
      id: 'agree',
      title: msg({
        message: `Settle price and condition`,
        comment: `Heading of a step; condition is the state of the house`,
      }),
      text: msg`The inspection report goes into the negotiation as figures. What the seller has to legalize, repair or leave behind is written into the arras contract, the binding deposit contract, before money moves.`,
    },
  ],
}

export const benefits = {
  label: msg({ message: `What we examine`, comment: `Small label above the things that we check in a villa` }),
  title: msg`Read the house <em>line by line</em>`,
  items: [
    {
      id: 'permits',
      title: msg({ message: `What was permitted`, comment: `Heading: what the building permit allows` }),
      text: msg`Building permit, certificate of completion and cédula de habitabilidad (the certificate of occupancy), compared with what has actually been built. Terraces, guest houses and pools are where the differences lie.`,
    },
    {
      id: 'plot',
      title: msg({ message: `Where the plot ends`, comment: `Heading; the plot is the piece of land` }),
      text: msg`Land Registry, cadastre and the fence often tell three stories. Rural land has rules of its own on extension and rebuilding, and the Spanish coastal law reaches farther inland than many expect.`,
    },
    {
      id: 'view',
      title: msg({ message: `Whether the view will last`, comment: `Heading: whether the sea view may be built over` }),
      text: msg`We look up what the zoning plan allows on the plots below and next door. What your neighbor may build can cost you the view.`,
    },
    {
      id: 'structure',
      title: msg`What the walls are made of`,
      text: msg`Moisture in marès sandstone, flat roofs, salt on steel, wells and septic tanks: an independent architect or building inspector of your choice examines them, and we put a figure on each point of the report.`,
    },
  ],
}

export const faq = {
  title: msg({
    message: `Before you fall for one`,
    comment: `Headline above frequent questions: before you fall in love with a villa`,
  }),
  entries: [
    {
      id: 'where',
      question: msg`Which part of the island suits a villa?`,
      answer: msg`The southwest around Portals and Andratx has harbors and international schools. The west above Sóller and Deià offers terraced slopes, long views and narrow roads. Pollença and the north are greener and quieter in winter; the northeast around Artà has large plots close to small beaches. Much of our first conversation is about this, because it is the one thing no renovation can change.`,
    },
    {
      id: 'new-or-old',
      question: msg`New villa or existing one?`,
      answer: msg`A new build carries {vat} VAT and stamp duty ({stampDuty}), with statutory warranties from those who built it. An existing house is subject to the transfer tax (ITP), which rises in steps from {taxLowest} to {taxHighest}; it is bought as is, with limited remedies for hidden defects. On a rural plot, today’s rules would often not allow a house at all, so the old one may be all there can be.`,
    },
    {
      id: 'upkeep',
      question: msg`What does it cost to keep a villa?`,
      answer: msg`Electricity, water, internet and alarm: about {utilities} a month in a house that is empty most of the year. Pool, garden, insurance, the municipal property tax (IBI) and someone with a key are extra and depend on the house; each villa on your list comes with a yearly budget. Owners who live elsewhere also file a Spanish non-resident tax return.`,
    },
    {
      id: 'found-already',
      question: msg`I have already found a villa. Is it too late to bring you in?`,
      answer: msg`No, provided you have not signed anything. If you can, send us the listing before you write to the agent: some agents accept no representative once they have registered you. If that has happened, we will say at once what it means for our help. The fee stays the same; anything further is due only if you agree to it in writing. If you are not registered yet, we find out how long the villa has been for sale, what the Land Registry shows and which questions the advertisement avoids, and negotiate for you. You pay us {feeRate} of the price, {feeVat}. The seller’s commission usually pays for the rest of our work.`,
    },
  ],
}

export const form = {
  label: msg({ message: `Villa search`, comment: `Small label above a form` }),
  title: msg({
    message: `Tell us about your villa`,
    comment: `Headline`,
  }),
  lead: msg`Coast, budget, time frame: what you know already is enough. We will write back within {replyHours} hours, Monday to Saturday, and say what is realistic.`,
}
