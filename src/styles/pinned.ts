import { media } from './breakpoints.ts'

const moving = `screen and ${media.motion} and (scripting: enabled)`

/** A stage that stays in view while the page scrolls by `travel`: next to its captions, and on phones above one. */
export const pinned = {
  height: { roomy: 'min(100svh, 50rem)', narrow: 'min(100svh, 46rem)' },
  travel: { roomy: '44rem', narrow: '40rem' },
  /** A screen that has room for the stage and all captions, or for the stage and one caption. */
  query: {
    moving,
    roomy: `${moving} and ${media.wide} and (min-height: 47.5rem)`,
    narrow: `${moving} and (width < 64em) and (min-height: 36rem)`,
  },
} as const
