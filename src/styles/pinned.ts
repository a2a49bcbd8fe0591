/** A stage that stays in view while the page scrolls by `travel`: next to its captions, and on phones above one. */
export const pinned = {
  height: { roomy: 'min(100svh, 50rem)', narrow: 'min(100svh, 46rem)' },
  travel: { roomy: '26rem', narrow: '30rem' },
} as const
