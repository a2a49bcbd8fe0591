import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { privacyChanged } from '../../src/content/facts.ts'
import type { Env } from '../../src/lib/env.ts'

/** The privacy notice of a date. When this test fails, set `privacyChanged` to today, then both values here. */
const known = { date: '2026-11-25', fingerprint: '929798f0f8b1cafe' }

/** The English texts of the notice in a catalog, without comments and line numbers. */
function noticeOf(catalog: string): readonly string[] {
  return catalog
    .split('\n\n')
    .filter((entry) => entry.includes('#: src/pages/DataPrivacy/'))
    .map((entry) => /^msgid ([\s\S]*?)^msgstr /m.exec(entry)?.[1]?.replaceAll(/"\n"/g, '').trim() ?? '')
    .toSorted()
}

const fingerprintOf = (catalog: string): string =>
  createHash('sha256').update(noticeOf(catalog).join('\n')).digest('hex').slice(0, 16)

const catalog = fs.readFileSync(path.resolve(import.meta.dirname, '../../locales/en.po'), 'utf8')

test('a changed privacy notice has a new date', () => {
  expect({ date: privacyChanged, fingerprint: fingerprintOf(catalog) }).toEqual(known)
})

test('only its English texts count', () => {
  const entry = '#. A comment\n#: src/pages/DataPrivacy/copy.ts:7\nmsgid "Data privacy"\nmsgstr "Data privacy"'
  const other = '#: src/pages/Home/copy.ts:7\nmsgid "Home"\nmsgstr "Home"'
  expect(noticeOf(`${other}\n\n${entry}\n`)).toEqual(['"Data privacy"'])
  expect(fingerprintOf(entry.replace('A comment', 'Another').replace(':7', ':8'))).toBe(fingerprintOf(entry))
  expect(fingerprintOf(entry.replace('msgid "Data', 'msgid "Your data'))).not.toBe(fingerprintOf(entry))
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

const unnamed = (wanted: Readonly<Record<string, string | null>>): readonly string[] => {
  const text = noticeOf(catalog).join('\n')
  return Object.keys(wanted).filter((setting) => wanted[setting] !== null && !text.includes(wanted[setting] ?? ''))
}

test('the notice names every service that receives data', () => expect(unnamed(serviceNames)).toEqual([]))

test('a service that it does not name is found', () =>
  expect(unnamed({ ...serviceNames, chatUrl: 'Chat service' })).toEqual(['chatUrl']))
