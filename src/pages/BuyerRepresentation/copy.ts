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
  title: msg`Nobody else represents you on the price`,
  paragraphs: [
    msg`The agent who shows the house works for the seller. The notary is neutral and checks the deed, but not whether the price is right or the roof is sound. Your lawyer checks the law; we examine the house and the price. Our own pay rises with the price, too, and the pricing page shows by how much.`,
    msg`Before we name a price, we write down the arguments against the house. Our offer then comes in writing, with its reasons and the date on which it lapses. You set the limit, and we keep to it.`,
  ],
  link: msg({ message: `Read the whole dossier`, comment: 'Link to the complete sample report on the house' }),
}

export const next = {
  title: msg`Bring us in before you sign`,
  text: msg`A reservation form can bind you more than its single page suggests. Send us the document and the listing.`,
}
