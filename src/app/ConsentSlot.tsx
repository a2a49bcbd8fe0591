import type { Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { useEffect, useMemo, useState, type ComponentType } from 'react'
import { i18nWith } from '../i18n/instances.ts'
import type { Locale } from '../i18n/locales.ts'
import { cookieSettingsEvent } from '../lib/cookieSettings.ts'
import { env } from '../lib/env.ts'
import { usePage } from '../seo/usePage.ts'
import { loadMessages } from './messages.ts'

/** When the banner comes at the latest, milliseconds after the app took over. */
const patience = 3000

type Loaded = { readonly Consent: ComponentType; readonly openSettings: () => void }
let loading: Promise<Loaded> | undefined
const loaded = new Map<Locale, { readonly Consent: ComponentType; readonly messages: Messages }>()

/** Loads the consent dialogs and starts them, once, and their messages in a language. */
async function loadConsent(locale: Locale): Promise<Loaded> {
  const { googleAdsId: id, googleAdsConversionLabel: label } = env
  if (id === undefined || label === undefined)
    throw new Error('No advertising account is set, so nothing needs consent.')
  loading ??= Promise.all([import('../features/consent/Consent.tsx'), import('../features/consent/decision.ts')]).then(
    ([{ Consent }, { openSettings, startConsent }]) => {
      startConsent({ id, label })
      return { Consent, openSettings }
    },
  )
  // What could not be had is asked for again the next time.
  loading.catch(() => {
    loading = undefined
  })
  const [consent, messages] = await Promise.all([loading, loadMessages(locale, 'consent')])
  loaded.set(locale, { Consent: consent.Consent, messages })
  return consent
}

/**
 * The place of the consent dialogs in a page that measures advertisements. They are no part of what a page loads
 * first: they come when the browser is idle, or when the visitor asks for the cookie settings.
 */
export function ConsentSlot() {
  const { locale } = usePage()
  const [, setReady] = useState<Locale>()
  useEffect(() => {
    const give = (error: unknown) =>
      console.warn('The cookie settings could not be loaded; nothing is measured without them.', error)
    const load = () =>
      loadConsent(locale).then((consent) => {
        setReady(locale)
        return consent
      })
    const open = () =>
      void load()
        .then(({ openSettings }) => openSettings())
        .catch(give)
    const openFromLink = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-cookie-settings]') === null) return
      event.preventDefault()
      open()
    }
    document.addEventListener(cookieSettingsEvent, open)
    // While capturing: React stops clicks on content that it has not hydrated.
    addEventListener('click', openFromLink, true)
    const cancel = whenIdle(() => void load().catch(give))
    return () => {
      document.removeEventListener(cookieSettingsEvent, open)
      removeEventListener('click', openFromLink, true)
      cancel()
    }
  }, [locale])
  const { i18n } = useLingui()
  const consent = loaded.get(locale)
  const own = useMemo(
    () => i18nWith(locale, { ...i18n.messages, ...consent?.messages }),
    [locale, i18n, consent?.messages],
  )
  if (consent === undefined) return null
  const { Consent } = consent
  return (
    <I18nProvider i18n={own}>
      <Consent />
    </I18nProvider>
  )
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(request)
}
