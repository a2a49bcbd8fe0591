import type { included } from './copy.ts'

type Sign = { readonly area: string; readonly lines: string }

/** Small drawings in a square of 48 units: one filled area, and the lines in ink. */
export const signs: Record<(typeof included.items)[number]['id'], Sign> = {
  // Listings, the first with its picture.
  'market-watch': {
    area: 'M8.5 14.5H27.5V27.5H8.5z',
    lines:
      'M4.5 10.5H31.5V45.5H4.5zM8.5 14.5H27.5V27.5H8.5zM8.5 33.5H27.5M8.5 37.5H21.5M10.5 10.5V6.5H37.5V41.5H31.5M16.5 6.5V2.5H43.5V37.5H37.5',
  },
  // A house front with a cypress.
  'first-visits': {
    area: 'M17.5 23.5H43.5V42.5H17.5z',
    lines:
      'M1.5 42.5H46.5M17.5 42.5V23.5M43.5 42.5V23.5M14.5 23.5H46.5L42.5 15.5H18.5zM27.5 42.5V33A3 3 0 0 1 33.5 33V42.5M20.5 28.5H23.5V34.5H20.5zM37.5 28.5H40.5V34.5H37.5zM7.5 42.5V36.5M7.5 36.5Q1.5 30 7.5 8.5Q13.5 30 7.5 36.5',
  },
  // A deed with its seal.
  'paper-check': {
    area: 'M24.5 36A5 5 0 0 1 34.5 36A5 5 0 0 1 24.5 36z',
    lines:
      'M8.5 2.5H39.5V45.5H8.5zM14.5 10.5H25.5M14.5 17.5H33.5M14.5 22.5H33.5M14.5 27.5H21.5M24.5 36A5 5 0 0 1 34.5 36A5 5 0 0 1 24.5 36M22.5 36A7 7 0 0 1 36.5 36A7 7 0 0 1 22.5 36',
  },
  // An asking price that falls to the one that we think is right.
  'price-opinion': {
    area: 'M31.5 27.5H45.5V43.5H31.5z',
    lines: 'M2.5 43.5H45.5V27.5H31.5V17.5H17.5V7.5H2.5zM17.5 17.5V43.5M31.5 27.5V43.5',
  },
  // A table in plan with a chair on each side.
  negotiation: {
    area: 'M2.5 15.5H45.5V32.5H2.5z',
    lines:
      'M2.5 15.5H45.5V32.5H2.5zM16.5 15.5V8.5Q16.5 7.5 17.5 7.5H30.5Q31.5 7.5 31.5 8.5V15.5M16.5 32.5V39.5Q16.5 40.5 17.5 40.5H30.5Q31.5 40.5 31.5 39.5V32.5M16.5 4.5Q24 1.5 31.5 4.5M16.5 43.5Q24 46.5 31.5 43.5',
  },
  // Two visiting cards.
  introductions: {
    area: 'M8.5 8.5H45.5V31.5H39.5V17.5H8.5z',
    lines: 'M2.5 17.5H39.5V40.5H2.5zM8.5 17.5V8.5H45.5V31.5H39.5M8.5 25.5H22.5M8.5 33.5H33.5M8.5 36.5H27.5',
  },
}
