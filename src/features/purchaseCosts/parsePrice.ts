import { purchaseCosts } from '../../content/costs.ts'

export type ParsedPrice =
  | { readonly status: 'read'; readonly price: number; readonly hasCents: boolean }
  /** Not a number: calculated with 0, with a message (docs/product.md). */
  | { readonly status: 'notANumber'; readonly price: 0 }
  | { readonly status: 'refused'; readonly reason: 'empty' | 'negative' | 'tooLarge' }

/** What the price field holds, and what it means. */
export type TypedPrice = { readonly text: string; readonly parsed: ParsedPrice }

const notANumber: ParsedPrice = { status: 'notANumber', price: 0 }

/** Spaces of every width, the Swiss apostrophe, and what people write around an amount of money. */
const noise = /[\s'’]|€|\beuros?\b|\bEUR\b/giu
/** The end of "750.000,-" and "750.000,–". */
const openEnd = /[.,][-–—]$/
const minus = /^[-–−]/
const exponent = /^(\d+(?:\.\d+)?)e\+?(\d{1,3})$/i

/**
 * Reads a price as buyers write it: "750000", "1.250.000 €", "1,250,000.50", "EUR 750.000,-". Points and commas are
 * both understood, each as whatever the number as a whole makes it; where it could be either ("1250,000") nothing is
 * guessed. Cents are left out.
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

/** The number that digits with separators mean, or `undefined` where they mean none or could mean two. */
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

/** Where the decimal separator stands; the end where there is none; `undefined` where it cannot be told. */
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

/** Whether separators, if any, are of one kind and part the digits into threes. */
const isGrouped = (whole: string): boolean => /^\d*$/.test(whole) || /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/.test(whole)
