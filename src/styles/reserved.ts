import { vars } from './theme.css.ts'

/** Space that a block leaves free for something positioned on top of it. */
export const reserved = {
  /** Round contact button at the edge of the viewport. */
  contactButton: '6.5rem',
  /** The guide's price bar, without a message. */
  priceBar: { phone: '5.5rem', medium: '4rem' },
  /** Maximum height of the consent banner: on phones, from `media.medium`, from `media.wide`. */
  consentBanner: { phone: `min(27rem, 60svh + ${vars.space[1]})`, medium: '15rem', wide: '11rem' },
} as const
