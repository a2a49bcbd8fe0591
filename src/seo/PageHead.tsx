import type { MessageDescriptor } from '@lingui/core'
import { use, useLayoutEffect } from 'react'
import type { Thing } from 'schema-dts'
import { useMessage, type Translate } from '../i18n/Message.tsx'
import { env } from '../lib/env.ts'
import { withoutJoiners } from '../lib/format.ts'
import { DocumentHeadContext } from './DocumentHead.ts'
import { pageMetadata, type ArticleTimes, type Feed, type Metadata } from './metadata.ts'
import { siteOrigin } from './siteUrl.ts'
import { pageGraph, type GraphContext } from './structuredData.ts'
import { updateHead } from './updateHead.ts'
import { usePage } from './usePage.ts'

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
  readonly feed?: Feed
}

/** Title, metadata and structured data of a page: for its document at build, for the open document in the browser. */
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
    feed,
    ...texts,
    ...(image === undefined ? {} : { image }),
    ...(article === undefined ? {} : { article }),
  })
  const head = use(DocumentHeadContext)
  if (!import.meta.env.SSR) return <HeadUpdate metadata={metadata} />
  if (head === null)
    throw new Error('PageHead is prerendered outside a DocumentHeadContext: see src/app/prerender.tsx.')
  head.metadata = metadata
  if (route !== undefined) {
    const context: GraphContext = { origin, route, page, locale, translate, ...texts }
    head.structuredData = withoutJoiners(JSON.stringify(pageGraph(context, structuredData?.(context) ?? [])))
  }
  return null
}

function HeadUpdate({ metadata }: { readonly metadata: Metadata }) {
  useLayoutEffect(() => updateHead(metadata))
  return null
}

const textOf = (text: MessageDescriptor | string, translate: Translate): string =>
  typeof text === 'string' ? text : withoutJoiners(translate(text))
