import { company } from '../content/company.ts'
import { hrefFor, type Route } from '../routing/manifest.ts'

/**
 * The image of a page for social networks, 1200 x 630 pixels. scripts/build/social/writeSocialImages.ts makes those of the manifest;
 * every page of the blog's list has that of the first, and a post without a picture has the site's.
 */
export function socialImagePath({ path, page, locale }: Pick<Route, 'path' | 'page' | 'locale'>): string {
  if (page === 'blogPost') return company.socialImage
  return `/social${page === 'blog' ? hrefFor('blog', locale) : path}.jpg`
}
