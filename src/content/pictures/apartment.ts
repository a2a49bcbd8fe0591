import { msg } from '@lingui/core/macro'
import front from './apartment-front.webp?picture'
import source from './apartment.webp?picture'

export const apartment = {
  source,
  alt: msg`Sectional model of a townhouse with furnished floors and a pool on the roof`,
  subject: msg`Townhouse, in section`,
  scale: 100,
}

/** The same model in elevation, its cut side in front. */
export const apartmentFront = {
  ...apartment,
  source: front,
  alt: msg`Sectional model of a townhouse in elevation: furnished floors, a staircase in the courtyard, a pool on the roof`,
}
