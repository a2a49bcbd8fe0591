import { msg } from '@lingui/core/macro'
import morning from './hours-0930.webp?picture'
import noon from './hours-1200.webp?picture'
import winter from './hours-1500.webp?picture'
import evening from './hours-1700.webp?picture'

/** One model house below a ridge at four hours of Mallorca's clock; scripts/art/scenes/hours.py has the sun of each. */
const days = [
  {
    id: 'february',
    day: msg`February 10`,
    pictures: [
      {
        id: '1500',
        source: winter,
        alt: msg`Model of a house on an afternoon in February, in the shadow of a ridge`,
        time: msg`3:00\u00A0PM`,
      },
    ],
  },
  {
    id: 'june',
    day: msg`June 21`,
    pictures: [
      {
        id: '0930',
        source: morning,
        alt: msg`The same house in the morning sun of June`,
        time: msg`9:30\u00A0AM`,
      },
      {
        id: '1200',
        source: noon,
        alt: msg`The same house at noon in June, with short shadows`,
        time: msg({ message: `Noon`, comment: 'Time of day below a picture, larger than its date' }),
      },
      {
        id: '1700',
        source: evening,
        alt: msg`The same house on an afternoon in June, its terrace in the sun`,
        time: msg`5:00\u00A0PM`,
      },
    ],
  },
] as const

export const hours = {
  days,
  caption: msg`One house below a ridge, 1:100, at four times in summer and winter. A model, not an offer.`,
}
