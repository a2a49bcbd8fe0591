import type { Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { useEffect, useMemo, useState, type ComponentType } from 'react'
import { i18nWith } from '../i18n/instances.ts'
import type { Locale } from '../i18n/locales.ts'
import { cookieSettingsEvent } from '../lib/cookieSettings.ts'
import { env } from '../lib/env.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { usePage } from '../seo/usePage.ts'

type Dialogs = { readonly Consent: ComponentType; readonly openSettings: () => void }
type Loaded = Dialogs & { readonly locale: Locale; readonly messages: Messages }

let dialogs: Promise<Dialogs> | undefined

/** Loads the consent dialogs and their texts, and starts them, once. Nothing is measured before a visitor can withdraw consent. */
async function loadDialogs(locale: Locale): Promise<Dialogs> {
  const { googleAdsId: id, googleAdsConversionLabel: label } = env
  if (id === undefined || label === undefined)
    throw new Error('No advertising account is set, so nothing needs consent.')
  const [{ Consent }, { openSettings, startConsent }] = await Promise.all([
    import('../features/consent/Consent.tsx'),
    import('../features/consent/decision.ts'),
    import('./siteStyles.ts').then(({ loadSiteStyles }) => loadSiteStyles()),
    loadTexts(locale),
  ])
  startConsent({ id, label })
  return { Consent, openSettings }
}

const loadTexts = (locale: Locale): Promise<Messages> =>
  import('./messages.ts').then(({ loadMessages }) => loadMessages(locale, 'consent'))

async function loadConsent(locale: Locale): Promise<Loaded> {
  dialogs ??= loadDialogs(locale)
  // A failed request is sent again next time.
  dialogs.catch(() => {
    dialogs = undefined
  })
  const [loaded, messages] = await Promise.all([dialogs, loadTexts(locale)])
  return { ...loaded, locale, messages }
}

/**
 * Where the consent dialogs are rendered on a site that measures advertisements. They load when the browser is idle, or
 * when the visitor opens the cookie settings.
 */
export function ConsentSlot() {
  const { locale } = usePage()
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const warn = (error: unknown) =>
      console.warn('The cookie settings could not be loaded; nothing is measured without them.', error)
    const load = async () => {
      const consent = await loadConsent(locale)
      if (!signal.aborted) setLoaded(consent)
      return consent
    }
    const open = () => void load().then(({ openSettings }) => openSettings(), warn)
    const openFromLink = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-cookie-settings]') === null) return
      event.preventDefault()
      open()
    }
    document.addEventListener(cookieSettingsEvent, open, { signal })
    // React stops the propagation of clicks on content that is not hydrated, so the window has to capture them.
    addEventListener('click', openFromLink, { capture: true, signal })
    void whenIdle()
      .then(() => (signal.aborted ? undefined : load()))
      .catch(warn)
    return () => stop.abort()
  }, [locale])
  const { i18n } = useLingui()
  const own = useMemo(
    () => i18nWith(locale, { ...i18n.messages, ...loaded?.messages }),
    [locale, i18n, loaded?.messages],
  )
  if (loaded?.locale !== locale) return null
  const { Consent } = loaded
  return (
    <I18nProvider i18n={own}>
      <Consent />
    </I18nProvider>
  )
}
