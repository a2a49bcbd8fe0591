import type { MessageDescriptor } from '@lingui/core'
import type { Thing } from 'schema-dts'
import { useLayoutEffect } from 'react'
import { useMessage, type Translate } from '../i18n/Message.tsx'
import { env } from '../lib/env.ts'
import { withoutJoiners } from '../lib/format.ts'
import { pageMetadata, type ArticleTimes, type Metadata } from './metadata.ts'
import { siteOrigin } from './siteUrl.ts'
import { pageGraph, type GraphContext } from './structuredData.ts'
import { usePage } from './usePage.ts'
import { writeHead } from './writeHead.ts'

type Props = {
  /** A message, or text that somebody else wrote. */
  readonly title: MessageDescriptor | string
  readonly description: MessageDescriptor | string
  /** The parts of the page's structured data that only this page has. */
  readonly structuredData?: (context: GraphContext) => readonly Thing[]
  /** The page's own social image. */
  readonly image?: string | undefined
  readonly article?: ArticleTimes
  /** Whether what the address promises is there; search engines are told to forget a page that lacks it. */
  readonly isFound?: boolean
  /** A feed that the page belongs to. */
  readonly feed?: { readonly href: string; readonly title: string }
}

/**
 * Title, description, canonical, social tags and structured data of a page. The prerendered page has them all (its
 * hreflang links come from scripts/build/writeSitemap.ts); in the browser, where nobody reads the others, navigation keeps the
 * first three, the robots and the hreflang links right.
 */
export function PageHead({ title, description, structuredData, image, article, isFound = true, feed }: Props) {
  const { route: current, locale, page } = usePage()
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
  if (!import.meta.env.SSR) return <BrowserHead {...metadata} />
  const context: GraphContext = { origin, route, page, locale, translate, ...texts }
  return (
    <>
      <title>{metadata.title}</title>
      <meta name="description" content={metadata.description} />
      {!metadata.isIndexable && <meta name="robots" content="noindex, follow" />}
      {metadata.canonical !== undefined && <link rel="canonical" href={metadata.canonical} />}
      {Object.entries(metadata.openGraph).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      {metadata.alternateLocales.map((content) => (
        <meta key={content} property="og:locale:alternate" content={content} />
      ))}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />}
      <meta name="twitter:card" content="summary_large_image" />
      {import.meta.env.SSR && route !== undefined && (
        <script
          type="application/ld+json"
          // JSON inside HTML: only "<" could end the script early.
          dangerouslySetInnerHTML={{
            __html: withoutJoiners(JSON.stringify(pageGraph(context, structuredData?.(context) ?? []))).replaceAll(
              '<',
              '\\u003c',
            ),
          }}
        />
      )}
    </>
  )
}

function BrowserHead(metadata: Metadata) {
  useLayoutEffect(() => writeHead(metadata))
  return null
}
const textOf = (text: MessageDescriptor | string, translate: Translate): string =>
  typeof text === 'string' ? text : withoutJoiners(translate(text))
