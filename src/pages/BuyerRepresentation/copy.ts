import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: `Buyer representation in Mallorca`,
    comment: 'Browser and search title, at most 50 characters before the suffix',
  }),
  description: msg({
    message: `Checks, the offer, the deposit contract and the notary: what our representation of buyers in Mallorca covers, and who pays for it.`,
    comment: 'Search result text, 110 to 155 characters with the variables filled in',
  }),
}

export const hero = {
  title: msg`We check the price and negotiate <em>for you</em>`,
  lead: msg`One of us visits the house, the other checks its documents and negotiates; the inspection is your architect’s. We go with you to the notary.`,
  button: msg`Schedule a consultation`,
}

/** Next to the arguments against House no. 7. */
export const sheet = {
  title: msg`Who checks the price`,
  paragraphs: [
    msg`The agent who shows the house usually works for the seller, and the notary is neutral and checks the deed. Your lawyer checks the law, an architect the building, and we check the price. Most of our own pay is usually <pricing>a share of the seller’s commission</pricing>, which rises with the price and comes only if you buy.`,
    msg`Before we name a price, we write down the arguments against the house. You set the limit. We draw up the offer, your lawyer reads it, and you sign it. Once accepted it can bind you, so it names your conditions and the date on which it lapses.`,
  ],
  link: msg({ message: `Read the whole dossier`, comment: 'Link to the complete sample report on the house' }),
}

export const next = {
  title: msg`Bring us in before you sign`,
  text: msg`A reservation form can already bind you. Have your lawyer read it first; if you don’t have one yet, we’ll name some.`,
}
