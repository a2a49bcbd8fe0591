import type { MessageDescriptor } from '@lingui/core'
import { embedded, measuringServices, type Env } from '../../lib/env.ts'
import type { Clause } from '../../sections/Document/Clauses.tsx'
import { control, outbound, overview } from './copy.ts'
import {
  measurement,
  services as serviceTexts,
  type ServiceTexts,
  titles,
  withoutServices,
  withServices,
} from './measurementCopy.ts'
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
  const services = measuringServices(env).map((service) => serviceTexts[service])
  const hasLookup = env.geolocationUrl !== undefined
  const { responsible, collection, purposes, rights } = overview
  const { logs, forms, database, country, providers } = processing
  const { delivery, mandate, recipients } = purposes
  return [
    {
      id: 'overview',
      label: overview.label,
      title: overview.title,
      text: [],
      items: [
        responsible,
        collection,
        {
          id: purposes.id,
          title: purposes.title,
          text: [delivery, mandate, ...services.map(({ purpose }) => purpose), recipients],
        },
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
            ...(services.length > 0 ? [storage.consent] : []),
          ],
        },
      ],
    },
    {
      id: 'processing',
      label: processing.label,
      title: hasLookup ? processing.titleWithLookup : processing.title,
      text: [],
      items: [
        logs,
        forms,
        database,
        ...(hasLookup ? [country] : []),
        { id: providers.id, title: providers.title, text: providers.text, rights: providersOf(env) },
      ],
    },
    { id: 'measurement', ...measurement, ...measuring(services) },
    { id: 'links', ...outbound, items: [] },
  ]
}

/** What section 5 says of the services that measure, or that there are none. */
function measuring(services: readonly ServiceTexts[]): Pick<NoticeChapter, 'title' | 'text' | 'items'> {
  if (services.length === 0) return { ...withoutServices, items: [] }
  const { title, before, basis, optOut, objection } = withServices
  return {
    title,
    text: [before, ...services.flatMap(({ text }) => text), basis],
    items: [
      { id: 'ip-anonymization', title: titles.ip, text: services.map(({ ip }) => ip) },
      {
        id: 'browser-opt-out',
        title: titles.optOut,
        text: [optOut, ...services.flatMap((service) => service.optOut ?? [])],
      },
      objection,
    ],
  }
}

/** The companies behind the services; the hosting company runs those that the site's own server answers. */
function providersOf(env: Env): NonNullable<Clause['rights']> {
  const {
    hosting,
    contactForm,
    enquiryForm,
    database,
    geolocation,
    scheduling,
    embedded: ownServer,
  } = processing.providers
  const byOwnServer = <T extends object>(provider: T, isEmbedded: boolean) =>
    isEmbedded ? { ...provider, text: ownServer } : provider
  const { geolocationUrl } = env
  return [
    hosting,
    byOwnServer(contactForm, env.contactFormUrl === embedded.contactForm),
    byOwnServer(enquiryForm, env.enquiryFormUrl === embedded.enquiryForm),
    byOwnServer(database, env.supabaseUrl === embedded.supabase),
    ...(geolocationUrl === undefined ? [] : [byOwnServer(geolocation, geolocationUrl === embedded.geolocation)]),
    scheduling,
  ]
}
