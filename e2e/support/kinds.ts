import fs from 'node:fs'
import path from 'node:path'
import { routesWithNewestPosts } from '../../scripts/build/blog/blogPages.ts'
import { locales } from '../../src/i18n/locales.ts'
import type { Route } from '../../src/routing/manifest.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')
/** Marks in a page's HTML of what the app does there: the blog, an article, a carousel, accordions, a form, the map. */
const marks = [
  'id="blog-data"',
  'id="article"',
  'aria-roledescription',
  'data-findable',
  'formaction="mailto:',
  'data-region',
]

const kindOf = ({ path: address }: Route): string => {
  const html = fs.readFileSync(path.join(dist, `${address}.html`), 'utf8')
  return marks.filter((mark) => html.includes(mark)).join()
}

/** A page of each kind that the marks tell apart; the languages take turns. */
export const pageOfEachKind: readonly Route[] = [
  ...Map.groupBy(routesWithNewestPosts('dist'), kindOf).values(),
].flatMap((routes, at) => routes.find(({ locale }) => locale === locales[at % locales.length]) ?? routes.slice(0, 1))
