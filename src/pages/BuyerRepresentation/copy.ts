import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Buyer representation, from offer to keys`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `We represent buyers in Mallorca in the checks, the offer, the deposit contract and at the notary. What representation covers, and who pays for it.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`Someone who says <em>no</em> for you`,
  lead: msg`The two of us examine the house, negotiate, read what you’re about to sign, and stay until the house is registered in your name.`,
  button: msg`Schedule a consultation`,
}

/** Next to the arguments against House no. 7. */
export const sheet = {
  title: msg`Who examines the price`,
  paragraphs: [
    msg`The agent who shows the house usually works for the seller. The notary is neutral and checks the deed, but not whether the price is right or the roof is sound. Your lawyer checks the law, an architect the building, and we check the price. Most of our own pay is a share of the seller’s commission, which rises with the price and comes only if you buy. The pricing page has the figures.`,
    msg`Before we name a price, we write down the arguments against the house. The offer is in writing, with its reasons and the date on which it lapses. You set the limit, and we keep to it.`,
  ],
  link: msg({ message: `Read the whole dossier`, comment: 'Link to the complete sample report on the house' }),
}

export const next = {
  title: msg`Bring us in before you sign`,
  text: msg`A reservation form can already bind you. Have your lawyer read it first; if you don’t have one yet, we’ll name some.`,
}
