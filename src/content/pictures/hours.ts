import { msg } from '@lingui/core/macro'
import morning from './hours-0930.webp?picture'
import noon from './hours-1200.webp?picture'
import winter from './hours-1500.webp?picture'
import evening from './hours-1700.webp?picture'

/** One model house below a ridge at four hours of Mallorca's clock; scripts/art/scenes/hours.py has the sun of each. */
const pictures = [
  {
    id: '0930',
    source: morning,
    alt: msg`Model of a house below a ridge, in the morning sun of June`,
    caption: msg`June 21, 9:30\u00A0AM`,
  },
  {
    id: '1200',
    source: noon,
    alt: msg`The same house at noon in June, with short shadows`,
    caption: msg`June 21, noon`,
  },
  {
    id: '1700',
    source: evening,
    alt: msg`The same house on an afternoon in June, its terrace in the sun`,
    caption: msg`June 21, 5:00\u00A0PM`,
  },
  {
    id: '1500',
    source: winter,
    alt: msg`The same house on an afternoon in February, in the shadow of the ridge`,
    caption: msg`February 10, 3:00\u00A0PM`,
  },
] as const

export const hours = {
  pictures,
  caption: msg`One house below a ridge, 1:100, at four times in summer and winter. A model, not an offer.`,
}
