import { purchaseCosts } from '../../content/costs.ts'
import { cleanValue, latinNumber } from '../../lib/typedText.ts'

export type ParsedPrice =
  | {
      readonly status: 'read'
      /** Whole euros. */
      readonly price: number
      readonly hasCents: boolean
      /** The text has a second reading, so the page says which one it took. */
      readonly isAmbiguous: boolean
    }
  /** Not an amount: the last result stays, with a message. */
  | { readonly status: 'notANumber' }
  | { readonly status: 'refused'; readonly reason: 'empty' | 'zero' | 'negative' | 'tooLarge' }

/** The text of the price field, and its parsed value. */
export type TypedPrice = { readonly text: string; readonly parsed: ParsedPrice }

const notANumber: ParsedPrice = { status: 'notANumber' }

/** Spaces of every width, apostrophes that separate thousands, quotes, and words that people write around an amount of money. */
const noise = /[\s\p{M}'’‘′`"“”„«»]|€|(?<!\p{L})(?:euros?|eur)(?!\p{L})/giu
/** The end of "750.000,-", "750.000,--" and "750.000,–", of a sentence and of "1,5 Mio." */
const end = /(?:[.,][-–—]{1,2}|[.,;:!?]+)$/
/** "TEUR 750", "Mio. € 1,5". */
const unitInFront = /^([a-z]+)\.?(.*\d.*)$/i
const minus = /^[-–−]/
const exponent = /^\d+(?:\.\d+)?e\+?\d{1,3}$/i
/** Thousands and millions as both languages abbreviate them: "750k", "750 TEUR", "1,5 Mio.", "1.5 million euros". */
const units = [
  { pattern: /(?:k|t|tsd|thousand|tausend)(?:euros?|eur)?$/i, zeros: 3 },
  { pattern: /(?:m|mn|mln|mio|mill|millions?|millionen)(?:euros?|eur)?$/i, zeros: 6 },
] as const
/** A number with decimals below this is an amount in millions: nobody pays €1.50 for a house. */
const millionsBelow = 100

/**
 * Parses a price as buyers write it: "750000", "1.250.000 €", "1,250,000.50", "EUR 750.000,-", "1.5m", "750k". Whether a
 * point or comma separates decimals or thousands is decided by the other separators of the text; if both readings are possible, by
 * `decimalSign` or the size, and `isAmbiguous` says so. A number with decimals below 100 is in millions. "1250,000" is not a
 * number. Cents are dropped.
 * @param decimalSign the decimal separator of the page's language
 */
export function parsePrice(text: string, decimalSign: string): ParsedPrice {
  const typed = latinNumber(cleanValue(text))
  const written = typed.replace(noise, '').replace(end, '').replace(unitInFront, '$2$1')
  if (written === '') return typed === '' ? { status: 'refused', reason: 'empty' } : notANumber
  const isNegative = minus.test(written)
  const read = readAmount(written.replace(minus, '').replace(/^\+/, ''), decimalSign)
  if (read === undefined) return notANumber
  const { amount, isAmbiguous } = read
  if (isNegative && amount > 0) return { status: 'refused', reason: 'negative' }
  const price = Math.floor(amount)
  if (price > purchaseCosts.highestPrice) return { status: 'refused', reason: 'tooLarge' }
  if (price === 0) return { status: 'refused', reason: 'zero' }
  return { status: 'read', price, hasCents: amount !== price, isAmbiguous }
}

type Amount = { readonly amount: number; readonly isAmbiguous: boolean }

/** The value of digits with separators and a unit, or `undefined` where it is inconsistent. */
function readAmount(written: string, decimalSign: string): Amount | undefined {
  if (exponent.test(written)) return { amount: Number(written), isAmbiguous: false }
  const unit = units.find(({ pattern }) => pattern.test(written))
  const digits = unit === undefined ? written : written.replace(unit.pattern, '')
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits)) return undefined
  const isAmbiguous = couldGroupThousands(digits, decimalSign)
  // "1.250 million" has decimals where the point is the decimal separator; "750.000" and "1.500k" have thousands in any language.
  const decimalAt = isAmbiguous && unit?.zeros === 6 ? digits.search(/[.,]/) : decimalPosition(digits)
  if (decimalAt === undefined) return undefined
  const whole = digits.slice(0, decimalAt)
  if (!isGrouped(whole)) return undefined
  const plainWhole = whole.replace(/[.,]/g, '') || '0'
  const fraction = digits.slice(decimalAt + 1)
  // Two zeros are cents.
  const isMillions = unit === undefined && Number(plainWhole) < millionsBelow && !/^(?:00)?$/.test(fraction)
  const zeros = unit?.zeros ?? (isMillions ? 6 : 0)
  // A decimal exponent, because 2.3 * 1e6 is 2299999.9999999995.
  return { amount: Number(`${plainWhole}.${fraction || '0'}e${zeros}`), isAmbiguous: isAmbiguous || isMillions }
}

/** Whether the only separator is the language's decimal one, but could group thousands: "750.000" in English. */
const couldGroupThousands = (digits: string, decimalSign: string): boolean =>
  /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && digits.includes(decimalSign)

/** Index of the decimal separator; the length where there is none; `undefined` where it is inconsistent. */
function decimalPosition(written: string): number | undefined {
  const separators = [...written.matchAll(/[.,]/g)]
  const last = separators.at(-1)
  if (last === undefined) return written.length
  const sameKind = separators.filter(([sign]) => sign === last[0]).length
  if (sameKind > 1) return written.length
  const digitsAfter = written.length - last.index - 1
  if (digitsAfter !== 3) return last.index
  const before = written.slice(0, last.index)
  if (before === '' || before.startsWith('0')) return last.index
  return /^\d{1,3}$/.test(before) ? written.length : undefined
}

/** Whether all separators are the same character and group the digits by thousands. */
const isGrouped = (whole: string): boolean => /^\d*$/.test(whole) || /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)
