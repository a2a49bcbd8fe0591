import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PurchaseKind } from '../../src/content/calculateCosts.ts'
import { facts } from '../../src/content/facts.ts'
import { calculate } from '../../src/features/purchaseCosts/costItems.ts'
import { localeTags, type Locale } from '../../src/i18n/locales.ts'
import { formatEuro, formatEuroSpan, formatPercent, formatPercentSpan, withoutJoiners } from '../../src/lib/format.ts'

const seed = fs.readFileSync(path.resolve(import.meta.dirname, '../../supabase/seed.sql'), 'utf8')
const plain = (text: string): string => withoutJoiners(text).replaceAll(/[\u00A0\u202F]|&nbsp;/g, ' ')

/** The calculations of purchases in the posts of supabase/seed.sql. */
const examples: readonly (readonly [Locale, number, PurchaseKind])[] = [
  ['en', 1_000_000, 'resale'],
  ['en', 1_500_000, 'resale'],
  ['en', 2_000_000, 'resale'],
  ['en', 3_000_000, 'resale'],
  ['en', 1_500_000, 'newBuild'],
  ['de', 1_200_000, 'resale'],
  ['de', 1_800_000, 'resale'],
  ['de', 2_500_000, 'resale'],
  ['de', 1_800_000, 'newBuild'],
]

/** The taxes and the cash of a purchase, as the page would write them. */
function figuresOf([locale, price, kind]: (typeof examples)[number]): readonly string[] {
  const { cash, items } = calculate(price, kind)
  const { intl } = localeTags[locale]
  const taxes = items
    .filter(({ min, max, id }) => min === max && id !== 'notary')
    .map(({ min }) => formatEuro(min, intl))
  return [...taxes, formatEuroSpan(cash, intl)].map(plain)
}

test.each(examples)('the posts calculate as the site does: %s, %d, %s', (...example) => {
  expect(figuresOf(example).filter((figure) => !plain(seed).includes(figure))).toEqual([])
})

test('the posts name the fee and the yield as the site does', () => {
  const price = 2_000_000
  const { feeRate, netYield } = facts
  const income = formatEuroSpan({ min: price * netYield.min, max: price * netYield.max }, 'en-US')
  const figures = [
    `<strong>${formatEuro(price * feeRate, 'en-US')}</strong> <span>${formatPercent(feeRate, 'en-US')} of the price</span>`,
    `<strong>${income}</strong> <span>${formatPercentSpan(netYield, 'en-US')} of the price</span>`,
  ]
  expect(figures.map(plain).filter((figure) => !plain(seed).includes(figure))).toEqual([])
})

test('a figure that no post has is found', () => {
  expect(figuresOf(['en', 1_234_567, 'resale']).filter((figure) => !plain(seed).includes(figure))).toHaveLength(2)
})
