import { locales, type Locale } from '../../../src/i18n/locales.ts'

/** Frequent words of each language that do not exist in the other. */
const tellingWords: Record<Locale, ReadonlySet<string>> = {
  en: new Set('the and of with you your we our is are to from for this that which it by has have when what'.split(' ')),
  de: new Set(
    'der die das und von mit sie ihr ihre wir unser ist sind zu aus für dies dem den ein eine nicht'.split(' '),
  ),
}
const wordsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(Object.entries(tellingWords))
/** Number of such words, without one of the text's own language, that marks a foreign sentence. */
const tellingCount = 3

/** The number of frequent words of a language in a text. */
export const tellingWordsIn = (text: string, locale: Locale): number =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => wordsOf.get(locale)?.has(word)).length

/** Whether a sentence is in another language than `locale`. */
export const isForeignSentence = (text: string, locale: Locale): boolean =>
  tellingWordsIn(text, locale) === 0 &&
  locales.some((other) => other !== locale && tellingWordsIn(text, other) >= tellingCount)
