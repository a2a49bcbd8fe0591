import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { privacyChanged } from '../../src/content/facts.ts'
import type { Env } from '../../src/lib/env.ts'

/** The privacy notice of a date. When this test fails, set `privacyChanged` to today, then both values here. */
const known = { date: '2026-11-25', fingerprint: '929798f0f8b1cafe' }

/** Its English texts, without comments and line numbers. */
const notice = fs
  .readFileSync(path.resolve(import.meta.dirname, '../../locales/en.po'), 'utf8')
  .split('\n\n')
  .filter((entry) => entry.includes('#: src/pages/DataPrivacy/'))
  .map((entry) => /^msgid ([\s\S]*?)^msgstr /m.exec(entry)?.[1]?.replaceAll('"\n"', '').trim() ?? '')
  .toSorted()

test('a changed privacy notice has a new date', () => {
  const fingerprint = createHash('sha256').update(notice.join('\n')).digest('hex').slice(0, 16)
  expect({ date: privacyChanged, fingerprint }).toEqual(known)
})

/** The words by which the notice names the service behind each setting; `null` where no personal data leaves the site. */
const serviceNames: Readonly<Record<keyof Env, string | null>> = {
  siteUrl: null,
  supabaseUrl: 'Blog database',
  supabaseAnonKey: null,
  contactFormUrl: 'Form services',
  enquiryFormUrl: 'Form services',
  geolocationUrl: 'Country lookup',
  schedulingUrl: 'scheduling service',
  googleAdsId: 'Google Ads',
  googleAdsConversionLabel: null,
}

test.each(Object.entries(serviceNames))('the notice names the service of %s', (_, name) => {
  expect(notice.join('\n')).toContain(name ?? '')
})
