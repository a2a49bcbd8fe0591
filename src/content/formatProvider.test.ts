import { expect, test } from 'vitest'
import { i18nWith } from '../i18n/instances.ts'
import { translatePlain } from '../i18n/useMessage.ts'
import { catalogs } from '../testing/catalogs.ts'
import { formatProvider } from './formatProvider.ts'

test.each([
  ['none', 'FR', 'Host (France), within the European Economic Area'],
  ['framework', 'US', 'Host (United States), certified under the EU–US Data Privacy Framework (Article 45 GDPR)'],
  [
    'clauses',
    'SG',
    'Host (Singapore), under the European Commission’s standard contractual clauses (Article 46 GDPR); we will send you a copy on request',
  ],
] as const)('a provider whose transfer has the basis "%s" is named with it', (transfer, country, expected) => {
  const english = i18nWith('en', catalogs.en)
  const provider = { name: 'Host', country, transfer }
  expect(formatProvider(provider, 'en-US', (message, values) => translatePlain(english, message, values))).toBe(
    expected,
  )
})
