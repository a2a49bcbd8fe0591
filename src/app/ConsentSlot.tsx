import { useEffect, useState, type ComponentType } from 'react'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import type { Locale } from '../i18n/locales.ts'
import { cookieSettingsEvent } from '../lib/cookieSettings.ts'
import { env, measuringServices, type MeasuringService } from '../lib/env.ts'
import { whenIdle } from '../lib/whenIdle.ts'
import { loadMessages } from './messages.ts'

type Dialogs = {
  readonly Consent: ComponentType<{ readonly services: readonly MeasuringService[] }>
  readonly openSettings: () => void
}

/** Loads the consent dialogs and their texts, and starts them. Nothing is measured before a visitor can withdraw consent. */
async function loadConsent(locale: Locale): Promise<Dialogs> {
  const [{ Consent }, { openSettings, startConsent }] = await Promise.all([
    import('../features/consent/Consent.tsx'),
    import('../features/consent/decision.ts'),
    loadMessages(locale, 'consent'),
  ])
  startConsent(env)
  return { Consent, openSettings }
}

/**
 * Where the consent dialogs are rendered on a site with a service that needs consent. They load when the browser is idle, or
 * when the visitor opens the cookie settings.
 */
export function ConsentSlot() {
  const { locale } = useLanguage()
  const [loaded, setLoaded] = useState<Dialogs>()
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
    document.addEventListener(cookieSettingsEvent, () => void load().then(({ openSettings }) => openSettings(), warn), {
      signal,
    })
    void whenIdle()
      .then(() => (signal.aborted ? undefined : load()))
      .catch(warn)
    return () => stop.abort()
  }, [locale])
  if (loaded === undefined) return null
  const { Consent } = loaded
  return <Consent services={measuringServices(env)} />
}
