import { purchaseCosts } from '../../content/costs.ts'

export type ParsedPrice =
  | { readonly status: 'read'; readonly price: number; readonly hasCents: boolean }
  /** Not a number: calculated with 0, with a message (docs/product.md). */
  | { readonly status: 'notANumber'; readonly price: 0 }
  | { readonly status: 'refused'; readonly reason: 'empty' | 'negative' | 'tooLarge' }

/** The text of the price field, and its parsed value. */
export type TypedPrice = { readonly text: string; readonly parsed: ParsedPrice }

const notANumber: ParsedPrice = { status: 'notANumber', price: 0 }

/** Spaces of every width, the Swiss apostrophe, and what people write around an amount of money. */
const noise = /[\s'’]|€|\beuros?\b|\bEUR\b/giu
/** The end of "750.000,-" and "750.000,–". */
const openEnd = /[.,][-–—]$/
const minus = /^[-–−]/
const exponent = /^(\d+(?:\.\d+)?)e\+?(\d{1,3})$/i

/**
 * Parses a price as buyers write it: "750000", "1.250.000 €", "1,250,000.50", "EUR 750.000,-". Points and commas can
 * each separate decimals or thousands, depending on the whole number; an ambiguous number ("1250,000") is rejected.
 * Cents are dropped.
 */
export function parsePrice(text: string): ParsedPrice {
  const written = text.normalize('NFKC').replace(noise, '').replace(openEnd, '')
  if (written === '') return text.trim() === '' ? { status: 'refused', reason: 'empty' } : notANumber
  const isNegative = minus.test(written)
  const amount = readAmount(written.replace(minus, '').replace(/^\+/, ''))
  if (amount === undefined) return notANumber
  if (isNegative && amount > 0) return { status: 'refused', reason: 'negative' }
  const price = Math.floor(amount)
  if (price > purchaseCosts.highestPrice) return { status: 'refused', reason: 'tooLarge' }
  return { status: 'read', price, hasCents: amount !== price }
}

/** The value of digits with separators, or `undefined` where it is invalid or ambiguous. */
function readAmount(written: string): number | undefined {
  const scientific = exponent.exec(written)
  if (scientific) return Number(written)
  if (!/^[\d.,]*\d[\d.,]*$/.test(written)) return undefined
  const decimalAt = decimalPosition(written)
  if (decimalAt === undefined) return undefined
  const whole = written.slice(0, decimalAt)
  if (!isGrouped(whole)) return undefined
  return Number(`${whole.replace(/[.,]/g, '') || '0'}.${written.slice(decimalAt + 1) || '0'}`)
}

/** Index of the decimal separator; the length where there is none; `undefined` where it is ambiguous. */
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
