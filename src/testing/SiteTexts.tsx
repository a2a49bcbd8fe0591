import { useMemo, type ReactNode } from 'react'
import { messageComponents } from '../app/messageComponents.tsx'
import { formatFacts } from '../content/formatFacts.ts'
import { i18nWith } from '../i18n/instances.ts'
import { LanguageProvider } from '../i18n/LanguageProvider.tsx'
import { MessageDefaultsContext, translatePlain } from '../i18n/useMessage.ts'
import type { Locale } from '../i18n/locales.ts'
import { catalogs } from './catalogs.ts'

/** The catalogs, links and facts of the site. The catalogs still have facts as variables. */
export function SiteTexts({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const i18n = useMemo(() => i18nWith(locale, catalogs[locale]), [locale])
  const defaults = useMemo(
    () => ({
      components: messageComponents(locale),
      values: formatFacts(locale, (message, values = {}) => translatePlain(i18n, message, values)),
    }),
    [locale, i18n],
  )
  return (
    <LanguageProvider locale={locale} i18n={i18n}>
      <MessageDefaultsContext value={defaults}>{children}</MessageDefaultsContext>
    </LanguageProvider>
  )
}
