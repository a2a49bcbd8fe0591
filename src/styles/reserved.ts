import { vars } from './theme.css.ts'

/** Space that a block leaves free for something positioned on top of it. */
export const reserved = {
  /** Picture below the text of the home page's hero on phones. */
  homePicture: '68vw',
  /** Opening picture of an article, 40:21 and whole: full-bleed on phones, from `media.wide` as wide as the content. */
  articlePicture: {
    phone: '52.5vw',
    wide: `calc((min(100vw, ${vars.measure.content}) - 2 * ${vars.space.gutter}) * 0.525)`,
  },
  /** Round contact button at the edge of the viewport. */
  contactButton: '6.5rem',
  /** Maximum height of the consent banner: on phones, from `media.medium`, from `media.wide`. */
  consentBanner: { phone: `min(27rem, 60svh + ${vars.space[1]})`, medium: '15rem', wide: '11rem' },
} as const
