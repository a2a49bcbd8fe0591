import type { MessageDescriptor } from '@lingui/core'
import type { Provider } from './company.ts'
import { factMessages } from './factMessages.ts'

const messages = {
  none: factMessages.providerInEea,
  framework: factMessages.providerInFramework,
  clauses: factMessages.providerUnderClauses,
} as const satisfies Record<Provider['transfer'], MessageDescriptor>

type Translate = (message: MessageDescriptor, values: Readonly<Record<string, string>>) => string

export const countryName = (code: string, intl: string): string =>
  new Intl.DisplayNames(intl, { type: 'region' }).of(code) ?? code

/** A provider with its country and the basis of a transfer there. */
export const formatProvider = ({ name, country, transfer }: Provider, intl: string, translate: Translate): string =>
  translate(messages[transfer], { name, country: countryName(country, intl) })
