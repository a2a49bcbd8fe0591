import { euroAtRate } from '../lib/rate.ts'

const million = 1e6
const price = {
  costs: { en: 1.5 * million, de: 1.2 * million },
  deposit: { en: 1.5 * million, de: 1.8 * million },
  newOrResale: 1.8 * million,
  rent: 1.8 * million,
} as const

/** The examples of the sample posts that their drawings show; scripts/check/articleSums.test.ts calculates with them, too. */
export const examples = {
  price,
  /** Minutes in a house on the first day of viewings. */
  inHouse: { en: 60, de: 90 },
  /** 5 % of the price. */
  netRent: euroAtRate(price.rent, 0.05),
  /** The highest rate but one (EStG, section 32a). */
  germanRate: 0.42,
} as const
