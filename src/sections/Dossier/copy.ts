import { msg } from '@lingui/core/macro'

export const sheet = {
  number: msg({ message: `Sheet {number} of {count}`, comment: 'Head of each printed page: both are numbers' }),
}

export const history = {
  name: msg({ message: `Price history`, comment: 'Chapter of a report on a house' }),
  text: msg`Three asking prices in eight months, from two agencies. The reductions add up to {drop}. Spread over the area that we measured, the asking price puts {annexInAsking} on the annex alone.`,
  title: msg({ message: `Asking prices of House no. 7`, comment: 'Name of a drawing, for screen readers' }),
  description: msg`{first} from {firstDay}, {second} from {secondDay}, {third} since {thirdDay}. Dashed: {ours}.`,
  caption: msg`The scale begins at {floor}.`,
  ours: msg({ message: `our estimate`, comment: 'Label in a drawing, before an amount' }),
}

export const against = {
  name: msg({ message: `Arguments against it`, comment: 'Chapter of a report on a house: its faults' }),
  items: [
    {
      id: 'winter',
      name: msg({ message: `The winter`, comment: 'A fault of the house: little sun in winter' }),
      text: msg`On December 21 the terrace has no sun after three.`,
    },
    {
      id: 'track',
      name: msg({ message: `The track`, comment: 'A fault of the house: the access crosses a neighbor’s land' }),
      text: msg`Its last {track} belong to a neighbor who lets people pass. No right of way is entered in the Land Registry. Without one we advise you not to sign.`,
    },
    {
      id: 'unpermitted',
      name: msg({
        message: `Without a permit`,
        comment: 'A fault of the house: parts that were built without a permit',
      }),
      text: msg`The annex, the extra {poolExtra} of pool, the machine room and the glazing may have to come down. The lawyer must confirm whether they can be legalized, and whether the license is safe.`,
    },
    {
      id: 'income',
      name: msg({ message: `The rental income`, comment: 'A fault of the house: the income is overstated' }),
      text: msg`The seller’s figures assume eight guests, and the license is for six. We have seen no bookings.`,
    },
    {
      id: 'water',
      name: msg({ message: `The water`, comment: 'A fault of the house: no mains water' }),
      text: msg`There is no public water supply. In August a truck fills the cistern, at a cost that nobody has documented.`,
    },
    {
      id: 'open',
      name: msg({ message: `Still open`, comment: 'Among the faults of the house: what has not been checked yet' }),
      text: msg`Before an offer, we ask for the certificate of occupancy, the cadastre’s reference value, which may raise the tax, and the lawyer’s answer on a neighbor’s right to buy in your place.`,
    },
  ],
}
