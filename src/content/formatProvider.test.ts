import { expect, test } from 'vitest'
import { factMessages } from './factMessages.ts'
import { formatProvider } from './formatProvider.ts'

test.each([
  ['none', 'FR', 'France', factMessages.providerInEea],
  ['framework', 'US', 'United States', factMessages.providerInFramework],
  ['clauses', 'SG', 'Singapore', factMessages.providerUnderClauses],
] as const)('a provider whose transfer has the basis "%s" is named with it', (transfer, country, name, expected) => {
  const written = formatProvider({ name: 'Host', country, transfer }, 'en-US', ({ id }, values) =>
    [id, ...Object.values(values)].join(),
  )
  expect(written).toBe([expected.id, 'Host', name].join())
})
