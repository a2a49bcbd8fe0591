import { matchBlogPath, postPath } from '../../../src/routing/blogPaths.ts'
import { locales } from '../../../src/i18n/locales.ts'
import { manifest } from '../../../src/routing/manifest.ts'
import { isOfSite } from '../blog/addressProblems.ts'
import { redirectFor, redirects, type Redirect } from '../../../src/routing/redirects.ts'

/** Hosts compare capitals, umlauts, spaces and other patterns in different ways. */
const comparable = /^(?:\/[a-z\d._~-]+)+(?:\/\*)?$/

/** Files of the build and of public/, which hosts would replace with the redirect. */
const ofFiles =
  /^\/(?:assets|articles|drawings|social|\.well-known|_headers|_redirects|sitemap\.xml|robots\.txt|favicon\.\w+|apple-touch-icon\.png)(?:\/|$)|\/blog\/feed\.xml$/

/** A sentence for each redirect that a host would read in another way, or that leads nowhere. */
export function redirectProblems(list: readonly Redirect[] = redirects): string[] {
  return list.flatMap((redirect, at) => {
    const problem = problemOf(redirect, list, at)
    return problem === undefined ? [] : [`src/routing/redirects.ts: ${redirect.from} ${problem}`]
  })
}

function problemOf({ from, to }: Redirect, list: readonly Redirect[], at: number): string | undefined {
  if (!comparable.test(from))
    return 'is not read alike by all hosts. Use the letters a to z, digits and the signs . _ ~ -; /* at the end means every address below. Capitals need no redirect. Write umlauts as ae, oe, ue, ss.'
  if (list.findIndex((it) => it.from === from) !== at) return 'is redirected twice.'
  const page = manifest.find(({ path }) => redirectFor(path, [{ from, to }]) !== undefined)
  if (page !== undefined) return `would hide a page of the site, ${page.path}.`
  if (ofFiles.test(from)) return 'would hide files of the site.'
  if (to.endsWith('/*') && !from.endsWith('/*')) return 'has no * of which its target could repeat the rest.'
  if (redirectFor(to, list) !== undefined) return `leads to ${to}, which is redirected itself. Name the last address.`
  if (to === '/' || !isOfSite(to.replace(/\/\*$/, ''))) return `leads to ${to}, which is no page or file of the site.`
  return undefined
}

/** What a build says of redirects from and to posts, once it has read them. */
export function redirectWarnings(slugs: readonly string[], list: readonly Redirect[] = redirects): string[] {
  const known = new Set(slugs)
  const posts = new Set(locales.flatMap((locale) => slugs.map((slug) => postPath(locale, slug))))
  return list.flatMap(({ from, to }) => {
    const target = matchBlogPath(to)
    const isGone = target?.kind === 'post' && !to.endsWith('*') && !known.has(target.slug)
    return [
      ...(isGone ? [`Warning: the redirect of ${from} leads to a post that the database does not have: ${to}`] : []),
      ...(posts.has(from) ? [`Warning: the redirect of ${from} hides a post of this address.`] : []),
    ]
  })
}
