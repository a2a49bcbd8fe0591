import type { Decorator } from '@storybook/react-vite'
import { useMemo, type ReactNode } from 'react'
import { messageComponents } from '../app/messageComponents.tsx'
import { formatFacts } from '../content/formatFacts.ts'
import { i18nWith } from '../i18n/instances.ts'
import { LanguageProvider, useLanguage } from '../i18n/LanguageProvider.tsx'
import { MessageDefaultsContext, translatePlain } from '../i18n/useMessage.ts'
import { catalogs } from './catalogs.ts'

/** The catalogs, links and facts of the site. The catalogs still have facts as variables. */
export function SiteTexts({ children }: { readonly children: ReactNode }) {
  const { locale } = useLanguage()
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

/** Decorator of the stories that show messages of the site; a changed message retakes only their pictures in Chromatic. */
export const siteTexts: Decorator = (Story) => (
  <SiteTexts>
    <Story />
  </SiteTexts>
)
