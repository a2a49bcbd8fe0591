import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { calculateCosts, newBuildTaxes, transferTax } from '../../content/calculateCosts.ts'
import { formatFacts } from '../../content/formatFacts.ts'
import { i18nWith } from '../../i18n/instances.ts'
import { LanguageProvider } from '../../i18n/LanguageProvider.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { translatePlain } from '../../i18n/useMessage.ts'
import { withoutJoiners } from '../../lib/format.ts'
import { catalogs } from '../../testing/catalogs.ts'
import { calculate } from './costItems.ts'
import { CostTable } from './CostTable.tsx'

/** Rates as a law may write them: with more decimals than today's have. */
vi.mock('../../content/costs.ts', async (load) => {
  const { purchaseCosts, ...others } = await load<typeof import('../../content/costs.ts')>()
  const changed = {
    newBuildStampDuty: [
      { from: 0, rate: 0.0125 },
      { from: 1_200_000, rate: 0.02 },
    ],
    lawyerRate: { min: 0.0075, max: 0.0125 },
    transferTaxBands: [
      { upTo: 400_000, rate: 0.0825 },
      { upTo: Number.POSITIVE_INFINITY, rate: 0.09125 },
    ],
  }
  return { ...others, purchaseCosts: { ...purchaseCosts, ...changed } }
})

const plain = (text: string) => withoutJoiners(text).replaceAll('\u00A0', ' ')
const i18n = (locale: Locale) => i18nWith(locale, catalogs[locale])
const factsIn = (locale: Locale) =>
  formatFacts(locale, (message, values = {}) => translatePlain(i18n(locale), message, values))
const shown = (locale: Locale, element: ReactElement) =>
  plain(
    renderToStaticMarkup(
      <LanguageProvider language={locale} i18n={i18n(locale)}>
        {element}
      </LanguageProvider>,
    ).replaceAll(/<[^>]+>/g, ' '),
  )

test('sums are calculated with every decimal of a rate', () => {
  expect(newBuildTaxes(1_000_000).stampDuty).toBe(12_500)
  expect(transferTax(1_000_000)).toBe(33_000 + 54_750)
  expect(calculateCosts(1_000_000, 'newBuild')).toMatchObject({ lawyer: { min: 7_500, max: 12_500 } })
})

test('messages show every decimal of a rate', () => {
  const [english, german] = [factsIn('en'), factsIn('de')]
  expect([english.stampDuty, plain(german.stampDuty)]).toEqual([
    '1.25% for a price below €1,200,000 and 2% of the whole price from that value on',
    '1,25 % bei einem Preis unter 1.200.000 € und 2 % des ganzen Preises ab diesem Wert',
  ])
  expect([plain(english.lawyerRate), plain(german.lawyerRate)]).toEqual(['0.75–1.25%', '0,75–1,25 %'])
  expect(english.taxBands).toBe('8.25% up to €400,000 and 9.125% above that')
})

test('the table of a new build shows every decimal of a rate', () => {
  const english = shown('en', <CostTable calculation={calculate(1_000_000, 'newBuild')} />)
  expect(english).toContain('Stamp duty (AJD), 1.25%')
  expect(english).toContain('€12,500')
  expect(english).toContain('Lawyer, 0.75–1.25%')
  expect(shown('de', <CostTable calculation={calculate(1_000_000, 'newBuild')} />)).toContain('1,25 %')
})

test('a stamp duty that is higher from a price on applies to the whole price', () => {
  expect(newBuildTaxes(1_199_999).stampDuty).toBe(15_000)
  expect(newBuildTaxes(1_200_000).stampDuty).toBe(24_000)
  const english = shown('en', <CostTable calculation={calculate(1_200_000, 'newBuild')} />)
  expect(english).toContain('Stamp duty (AJD), 2%')
})
