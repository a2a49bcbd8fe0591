import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { i18nWith } from '../../src/i18n/instances.ts'
import { locales, type Locale } from '../../src/i18n/locales.ts'
import { translatePlain } from '../../src/i18n/useMessage.ts'
import { asksConsent, parseEnv, type Env } from '../../src/lib/env.ts'
import { noticeFor } from '../../src/pages/DataPrivacy/notice.ts'
import { processing } from '../../src/pages/DataPrivacy/processingCopy.ts'
import { catalogs } from '../../src/testing/catalogs.ts'
import { findFiles } from '../build/findFiles.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The whole notice of a build with these settings, with facts as `{name}`. */
function textOf(settings: Readonly<Record<string, string>>, locale: Locale): string {
  const i18n = i18nWith(locale, catalogs[locale])
  const isMessage = (value: object): value is { id: string; message: string } => 'message' in value
  const facts = (message: string) =>
    Object.fromEntries(message.match(/\{\w+\}/g)?.map((it) => [it.slice(1, -1), it]) ?? [])
  const texts = (value: unknown): readonly string[] => {
    if (typeof value !== 'object' || value === null) return []
    return isMessage(value) ? [translatePlain(i18n, value, facts(value.message))] : Object.values(value).flatMap(texts)
  }
  return noticeFor(parseEnv(settings)).flatMap(texts).join('\n')
}

type Named = { readonly settings: Readonly<Record<string, string>>; readonly words: readonly string[] }

/** The words that are in the notice only with each setting; `null` where the setting sends no personal data. */
const named: Readonly<Record<keyof Env, Named | null>> = {
  siteUrl: null,
  supabaseUrl: { settings: { VITE_SUPABASE_URL: 'https://abcdefgh.supabase.co' }, words: ['{databaseProvider}'] },
  supabaseAnonKey: null,
  contactFormUrl: {
    settings: { VITE_CONTACT_FORM_URL: 'https://forms.service.com/contact' },
    words: ['{contactFormProvider}'],
  },
  enquiryFormUrl: {
    settings: { VITE_ENQUIRY_FORM_URL: 'https://forms.service.com/enquiry' },
    words: ['{enquiryFormProvider}'],
  },
  geolocationUrl: {
    settings: { VITE_GEOLOCATION_URL: 'https://country.service.com' },
    words: ['{geolocationProvider}'],
  },
  // A local build has a sample address.
  schedulingUrl: null,
  googleAds: {
    settings: { VITE_GOOGLE_ADS_ID: 'AW-123456789', VITE_GOOGLE_ADS_CONVERSION_LABEL: 'AbC-D_efGh12' },
    words: ['Google Ads', 'Google Ireland', 'Google LLC', 'Consent Mode', '_gcl', '{conversionValue}'],
  },
}
const services = Object.values(named).filter((each) => each !== null)
const allWords = services.flatMap(({ words }) => words)
const wordsIn = (text: string): readonly string[] => allWords.filter((word) => text.includes(word))
const everySetting = Object.assign({}, ...services.map(({ settings }) => settings)) as Named['settings']
/** The settings that a real site needs; it has no country look-up and no advertising account. */
const required = {
  VITE_SITE_URL: 'https://www.agency.com',
  ...named.supabaseUrl?.settings,
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_key',
  ...named.contactFormUrl?.settings,
  ...named.enquiryFormUrl?.settings,
  VITE_SCHEDULING_URL: 'https://calendar.service.com/agency',
}

describe.each(locales)('in %s, the notice', (locale) => {
  test('names the host and the scheduling service of every build, and no service that is not set', () => {
    const text = textOf({}, locale)
    expect(text).toContain('{hostingProvider}')
    expect(text).toContain('{schedulingProvider}')
    expect(wordsIn(text)).toEqual([])
  })

  test.each(services)('names $words with $settings, and nothing else', ({ settings, words }) =>
    expect(wordsIn(textOf(settings, locale))).toEqual(words),
  )

  test('names the hosting company for each service that the own server answers', () => {
    const host = translatePlain(i18nWith(locale, catalogs[locale]), processing.providers.embedded, {})
    const runByHost = (settings: Named['settings']) => textOf(settings, locale).split(host).length - 1
    expect(runByHost({})).toBe(4)
    expect(runByHost(named.contactFormUrl?.settings ?? {})).toBe(3)
    expect(runByHost(required)).toBe(0)
    expect(runByHost(everySetting)).toBe(0)
  })

  test('names everything where everything is set', () =>
    expect(wordsIn(textOf(everySetting, locale))).toEqual(allWords))

  test('names the stored decision only where something measures', () => {
    expect(textOf({}, locale)).not.toContain('{consentKey}')
    for (const { settings } of services)
      expect(textOf(settings, locale).includes('{consentKey}')).toBe(asksConsent(parseEnv(settings)))
  })

  test('describes the country look-up, and what it stores, only where a build has one', () => {
    const without = textOf(required, locale)
    const withLookup = textOf({ ...required, ...named.geolocationUrl?.settings }, locale)
    const clause = translatePlain(i18nWith(locale, catalogs[locale]), processing.country.title, {})
    for (const words of [clause, 'visitor-country', 'moved-by-country']) {
      expect(without).not.toContain(words)
      expect(withLookup).toContain(words)
    }
  })

  test('names every entry that the site stores in the browser', () => {
    const text = textOf({ ...everySetting }, locale)
    expect(
      Object.values(storedBy)
        .flat()
        .filter((key) => !text.includes(key)),
    ).toEqual([])
  })
})

/** The entries that each module writes. */
const storedBy: Readonly<Record<string, readonly string[]>> = {
  'src/app/Layout/MenuHint.tsx': ['menu-hint-seen'],
  'src/app/useCountryMove.ts': ['moved-by-country'],
  // Removes what Google's script has stored.
  'src/features/consent/ads.ts': ['_gcl_ls', '_gac'],
  // The library of the consent banner stores by itself.
  'src/features/consent/decision.ts': ['{consentKey}'],
  'src/features/leads/draft.ts': ['draft-contact', 'draft-enquiry'],
  'src/i18n/country.ts': ['visitor-country'],
  'src/i18n/detection.ts': ['preferred-language'],
}

test('no other module stores anything in the browser', () => {
  const storing = /\/storage\.ts'|\blocalStorage\b|\bsessionStorage\b|document\.cookie|vanilla-cookieconsent|indexedDB/
  const files = findFiles(
    root,
    ['src/**/*.{ts,tsx}'],
    ['**/*.test.*', '**/*.stories.*', 'src/testing/**', 'src/lib/storage.ts'],
  )
  const found = files.filter((file) => storing.test(fs.readFileSync(path.join(root, file), 'utf8')))
  expect(found.toSorted()).toEqual(Object.keys(storedBy))
})
