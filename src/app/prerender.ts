import { locales } from '../i18n/locales.ts'
import { fallbackPath } from '../routing/blogPaths.ts'
import { manifest } from '../routing/manifest.ts'
import { printedBlogData, provideBlogData, type BlogData } from '../features/blog/blogData.ts'
import { loadView, targetOf } from './views.ts'

/**
 * The blog of the database as scripts/build/build.ts lends it to the prerender, which is bundled apart and shares nothing else
 * with it.
 */
export type PrerenderedBlog = {
  /** Addresses below the blog: further pages of the list, and every post. */
  readonly paths: readonly string[]
  /** The data of the page at a path; `undefined` for a page that is not part of the blog. */
  readonly readData: (path: string) => Promise<BlogData | undefined>
}
declare global {
  // oxlint-disable-next-line no-var -- a property of globalThis
  var prerenderedBlog: PrerenderedBlog | undefined
}

/** Every address that is prerendered: the language chooser, the manifest, the blog, and the stand-ins. */
export const includedRoutes = (): string[] => [
  '/',
  ...manifest.map(({ path }) => path),
  ...(globalThis.prerenderedBlog?.paths ?? []),
  ...locales.map(fallbackPath),
  '/404',
]

type Context = {
  readonly routePath?: string | undefined
  readonly onSSRAppRendered: (then: () => void) => void
  initialState: unknown
}

/**
 * Gets a page ready before React renders it: its view as in the browser, and what it knows of the blog, for the time of
 * the rendering. What is printed of that goes to scripts/build/vite/finishHtml.ts.
 */
export async function prepare(context: Context): Promise<void> {
  const { routePath } = context
  if (routePath === undefined || routePath === '/') return
  const data = await globalThis.prerenderedBlog?.readData(routePath)
  if (data !== undefined) {
    context.onSSRAppRendered(provideBlogData(data))
    context.initialState = printedBlogData(data)
  }
  await loadView(targetOf(routePath))
}
