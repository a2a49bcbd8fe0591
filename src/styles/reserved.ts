import { vars } from './theme.css.ts'

/** Space that a block leaves free for something positioned on top of it. */
export const reserved = {
  /** The picture below the words of the home page's hero on phones. */
  homePicture: 'min(92vw, 44rem)',
  /** The picture that opens an article. */
  articlePicture: 'clamp(15rem, 33.4vw, 30rem)',
  /** The round contact button at the edge of the screen. */
  contactButton: '6.5rem',
  /** The consent banner at its tallest: on phones, from `media.medium`, from `media.wide`. */
  consentBanner: { phone: `min(27rem, 60svh + ${vars.space[1]})`, medium: '15rem', wide: '11rem' },
} as const
