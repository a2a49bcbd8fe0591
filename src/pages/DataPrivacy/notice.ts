import type { MessageDescriptor } from '@lingui/core'
import { asksConsent, embedded, type Env } from '../../lib/env.ts'
import type { Clause } from '../../sections/Document/Clauses.tsx'
import { control, outbound, overview } from './copy.ts'
import { measurement, withAds, withoutAds } from './measurementCopy.ts'
import { processing } from './processingCopy.ts'
import { security, storage } from './storageCopy.ts'

type NoticeChapter = {
  /** Anchor, for links from outside; the same in both languages. */
  readonly id: 'overview' | 'rights' | 'security' | 'processing' | 'measurement' | 'links'
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly text: readonly MessageDescriptor[]
  readonly items: readonly Clause[]
}

/** The chapters of the privacy notice of a build with these settings: it names what is configured and nothing else. */
export function noticeFor(env: Env): readonly NoticeChapter[] {
  const hasAds = env.googleAdsId !== undefined
  const hasLookup = env.geolocationUrl !== undefined
  const { responsible, collection, purposes, rights } = overview
  const { logs, forms, database, country, providers } = processing
  const { delivery, mandate, ads, recipients } = purposes
  return [
    {
      id: 'overview',
      ...headOf(overview),
      text: [],
      items: [
        responsible,
        collection,
        { id: purposes.id, title: purposes.title, text: [delivery, mandate, ...(hasAds ? [ads] : []), recipients] },
        rights,
      ],
    },
    { id: 'rights', ...control, text: [] },
    {
      id: 'security',
      ...security,
      items: [
        {
          id: 'storage',
          title: storage.title,
          text: [],
          rights: [
            storage.language,
            storage.menuHint,
            storage.drafts,
            ...(hasLookup ? [storage.country] : []),
            ...(asksConsent(env) ? [storage.consent] : []),
          ],
        },
      ],
    },
    {
      id: 'processing',
      ...headOf(processing),
      text: [],
      items: [
        logs,
        forms,
        database,
        ...(hasLookup ? [country] : []),
        { id: providers.id, title: providers.title, text: providers.text, rights: providersOf(env) },
      ],
    },
    { id: 'measurement', ...measurement, ...(hasAds ? withAds : withoutAds) },
    { id: 'links', ...outbound, items: [] },
  ]
}

const headOf = ({ label, title }: Pick<NoticeChapter, 'label' | 'title'>) => ({ label, title })

/** The companies behind the services; the site's own server answers for those that are not set. */
function providersOf(env: Env): NonNullable<Clause['rights']> {
  const { hosting, contactForm, enquiryForm, database, geolocation, scheduling } = processing.providers
  const { geolocationUrl } = env
  return [
    hosting,
    ...(env.contactFormUrl === embedded.contactForm ? [] : [contactForm]),
    ...(env.enquiryFormUrl === embedded.enquiryForm ? [] : [enquiryForm]),
    ...(env.supabaseUrl === embedded.supabase ? [] : [database]),
    ...(geolocationUrl === undefined || geolocationUrl === embedded.geolocation ? [] : [geolocation]),
    scheduling,
  ]
}
