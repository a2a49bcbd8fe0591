import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom/server.js'
import { ImagePreloadsContext, type ImagePreload } from '../components/Picture/ImagePreloads.ts'
import { printedBlogData, provideBlogData, type BlogData } from '../features/blog/blogData.ts'
import { defaultLocale, locales, type Locale } from '../i18n/locales.ts'
import { fallbackPath } from '../routing/blogPaths.ts'
import { manifest } from '../routing/manifest.ts'
import { DocumentHeadContext, type DocumentHead } from '../seo/DocumentHead.ts'
import type { Metadata } from '../seo/metadata.ts'
import { App } from './App.tsx'
import { Chooser, chooserMetadata } from './Chooser.tsx'
import type { PageOrNotFound } from './pageName.ts'
import { loadView, targetOf } from './views.ts'

/** The blog of the database, which scripts/build/build.ts reads before the prerender. */
export type PrerenderedBlog = {
  /** Addresses below the blog: further pages of the list, and every post. */
  readonly paths: readonly string[]
  /** The data of the page at a path; `undefined` for a page that is not part of the blog. */
  readonly readData: (path: string) => Promise<BlogData | undefined>
}
declare global {
  // The prerender is a bundle of its own: only globals reach it.
  // oxlint-disable-next-line no-var -- a property of globalThis
  var prerenderedBlog: PrerenderedBlog | undefined
}

/** Every path that is prerendered: the language chooser, the manifest, the blog, the stand-ins for new posts, 404. */
export const prerenderedPaths = (): string[] => [
  '/',
  ...manifest.map(({ path }) => path),
  ...(globalThis.prerenderedBlog?.paths ?? []),
  ...locales.map(fallbackPath),
  '/404',
]

/** What scripts/build/document/printDocument.ts prints. */
export type PrerenderedPage = {
  /** Missing for the language chooser, which is no page of the app. */
  readonly page: PageOrNotFound | undefined
  readonly locale: Locale
  readonly metadata: Metadata
  /** JSON-LD, as text. */
  readonly structuredData: string | undefined
  readonly imagePreloads: readonly ImagePreload[]
  /** The HTML of the app. */
  readonly body: string
  /** Data of a blog page for its hydration (src/features/blog/blogData.ts). */
  readonly data: object | undefined
}

/** @throws when a component of the page throws */
export async function prerenderPage(path: string): Promise<PrerenderedPage> {
  if (path === '/') return { ...(await render(path, <Chooser />)), page: undefined, metadata: chooserMetadata }
  const target = targetOf(path)
  const data = await globalThis.prerenderedBlog?.readData(path)
  await loadView(target)
  const withdraw = data && provideBlogData(data)
  try {
    const rendered = await render(path, <App />)
    const { metadata } = rendered
    if (metadata === undefined) throw new Error(`The page at ${path} renders no PageHead.`)
    return { ...rendered, metadata, page: target.page, locale: target.locale, data: data && printedBlogData(data) }
  } finally {
    withdraw?.()
  }
}

async function render(path: string, app: React.ReactNode) {
  const head: DocumentHead = {}
  const imagePreloads: ImagePreload[] = []
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <DocumentHeadContext value={head}>
      <ImagePreloadsContext value={imagePreloads}>
        <StaticRouter location={path}>{app}</StaticRouter>
      </ImagePreloadsContext>
    </DocumentHeadContext>,
    { onError: (error) => void errors.push(error) },
  )
  const body = await new Response(prelude).text()
  // Inside an Activity React leaves an error to the browser and goes on.
  if (errors.length > 0) throw errors[0]
  const { metadata, structuredData } = head
  return { locale: defaultLocale, metadata, structuredData, imagePreloads, body, data: undefined }
}
