import type { MessageDescriptor } from '@lingui/core'
import { formatFacts } from '../content/formatFacts.ts'
import { i18nWith } from '../i18n/instances.ts'
import type { Locale } from '../i18n/locales.ts'
import { translatePlain } from '../i18n/useMessage.ts'
import { catalogs } from './catalogs.ts'

/** Texts of the site for the stories, which quote none: without tags, and with ordinary spaces as queries compare them. */
export function textsIn(locale: Locale) {
  const i18n = i18nWith(locale, catalogs[locale])
  const facts = formatFacts(locale, (message, values = {}) => translatePlain(i18n, message, values))
  return (message: MessageDescriptor, values: Readonly<Record<string, string | number>> = {}): string =>
    translatePlain(i18n, message, { ...facts, ...values }).replaceAll('\u00A0', ' ')
}
