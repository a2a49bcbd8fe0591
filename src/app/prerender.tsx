import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom/server.js'
import { ImagePreloadsContext, type ImagePreload } from '../components/Picture/ImagePreloads.ts'
import { printedBlogData, provideBlogData, type BlogData } from '../features/blog/blogData.ts'
import { defaultLocale, type Locale } from '../i18n/locales.ts'
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

/** Input of scripts/build/document/printDocument.ts. */
export type PrerenderedPage = {
  /** Undefined for the language chooser, which is not a page of the app. */
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
  if (path === '/') {
    const head = { metadata: chooserMetadata, structuredData: undefined }
    return { page: undefined, locale: defaultLocale, ...(await render(path, <Chooser />)), ...head, data: undefined }
  }
  const target = targetOf(path)
  const { page, locale } = target
  const data = await globalThis.prerenderedBlog?.readData(path)
  await loadView(target)
  const withdraw = data && provideBlogData(data)
  try {
    const { head, ...rendered } = await render(path, <App />)
    if (head === undefined) throw new Error(`The page at ${path} renders no PageHead.`)
    return { page, locale, ...head, ...rendered, data: data && printedBlogData(data) }
  } finally {
    withdraw?.()
  }
}

async function render(path: string, app: React.ReactNode) {
  let head: DocumentHead | undefined
  const collectHead = (collected: DocumentHead) => {
    head = collected
  }
  const imagePreloads: ImagePreload[] = []
  const errors: unknown[] = []
  const { prelude } = await prerender(
    <DocumentHeadContext value={collectHead}>
      <ImagePreloadsContext value={imagePreloads}>
        <StaticRouter location={path}>{app}</StaticRouter>
      </ImagePreloadsContext>
    </DocumentHeadContext>,
    { onError: (error) => void errors.push(error) },
  )
  const body = await new Response(prelude).text()
  // Inside an Activity React does not throw on the server: it leaves the error to the browser and continues.
  if (errors.length > 0) throw errors[0]
  return { head, imagePreloads, body }
}
