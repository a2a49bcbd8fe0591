import { locales } from '../i18n/locales.ts'
import { fallbackPath } from '../routing/blogPaths.ts'
import { manifest } from '../routing/manifest.ts'

/**
 * Every path that is prerendered: the language chooser, the manifest, the blog, the fallback pages for new posts, 404.
 */
export const prerenderedPaths = (): string[] => [
  '/',
  ...manifest.map(({ path }) => path),
  ...(globalThis.prerenderedBlog?.paths ?? []),
  ...locales.map(fallbackPath),
  '/404',
]
