import type { MessageDescriptor } from '@lingui/core'
import { useEffect } from 'react'
import type { Thing } from 'schema-dts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useMessage, type Translate } from '../i18n/Message.tsx'
import { env } from '../lib/env.ts'
import { withoutJoiners } from '../lib/format.ts'
import { jsonInScript } from '../lib/jsonInScript.ts'
import { pageMetadata, type ArticleTimes } from './metadata.ts'
import { siteOrigin } from './siteUrl.ts'
import { pageGraph, type GraphContext } from './structuredData.ts'
import { usePage } from '../routing/usePage.ts'

type Props = {
  /** A message, or the text of an author. */
  readonly title: MessageDescriptor | string
  readonly description: MessageDescriptor | string
  /** The parts of the page's structured data that only this page has. */
  readonly structuredData?: (context: GraphContext) => readonly Thing[]
  /** The page's own social image. */
  readonly image?: string | undefined
  readonly article?: ArticleTimes
  /** Whether the address has content; search engines must not index a page without. */
  readonly isFound?: boolean
  /** The feed that the page belongs to. */
  readonly feed?: { readonly href: string; readonly title: string }
}

/** Title, metadata and structured data of a page; React moves them to the head. */
export function PageHead({ title, description, structuredData, image, article, isFound = true, feed }: Props) {
  const { route: current, page } = usePage()
  const { locale } = useLanguage()
  const route = isFound ? current : undefined
  const translate = useMessage()
  const origin = siteOrigin(env)
  const texts = { title: textOf(title, translate), description: textOf(description, translate) }
  const metadata = pageMetadata({
    route,
    locale,
    origin,
    ...texts,
    ...(image === undefined ? {} : { image }),
    ...(article === undefined ? {} : { article }),
  })
  // The structured data of a document describes its first page only.
  useEffect(() => () => document.querySelector('script[type="application/ld+json"]')?.remove(), [])
  const context: GraphContext = { origin, route, page, locale, translate, ...texts }
  return (
    <>
      <title>{metadata.title}</title>
      <meta name="description" content={texts.description} />
      {!metadata.isIndexable && <meta name="robots" content="noindex, follow" />}
      {metadata.canonical && <link rel="canonical" href={metadata.canonical} />}
      {metadata.alternates.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      {feed && <link rel="alternate" type="application/rss+xml" {...feed} />}
      {Object.entries(metadata.openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {metadata.alternateLocales.map((content) => (
        <meta key={content} property="og:locale:alternate" content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {/* At build only, and moved to the head: in a browser Trusted Types let React create no script. */}
      {import.meta.env.SSR && route && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd(context, structuredData?.(context) ?? []) }}
        />
      )}
    </>
  )
}

const jsonLd = (context: GraphContext, parts: readonly Thing[]): string =>
  withoutJoiners(jsonInScript(pageGraph(context, parts)))

const textOf = (text: MessageDescriptor | string, translate: Translate): string =>
  typeof text === 'string' ? text : withoutJoiners(translate(text))
