import { JSDOM } from 'jsdom'
import fs from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pageCountOf } from '../../../src/features/blog/blogIndex.ts'
import type { Post } from '../../../src/features/blog/posts.ts'
import { sanitiseArticle } from '../../../src/features/blog/sanitiser/sanitiseArticle.ts'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { decodeLeniently } from '../../../src/lib/decodeLeniently.ts'
import { feedPath, matchBlogPath, routeOf } from '../../../src/routing/blogPaths.ts'
import { redirectFor } from '../../../src/routing/redirects.ts'
import { foreignFormat } from './foreignFormat.ts'

const { window } = new JSDOM('')
const publicFolder = path.resolve(import.meta.dirname, '../../../public')

const expiringHost =
  /(?:^|\.)(?:googleusercontent\.com|fbcdn\.net|cdninstagram\.com|notion\.so|notion-static\.com|notionusercontent\.com|discordapp\.(?:com|net)|airtableusercontent\.com)$|^prod-files-secure\./
const signature = /[?&](?:X-(?:Amz|Goog)-(?:Expires|Signature)|Expires|Signature|sig)=|\/object\/sign\//i
const privateHost =
  /^(?:localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|\[::1\])|\.(?:local|localhost|test|internal|lan)$/
const previewHost =
  /(?:^|[.-])(?:preview|staging)[.-]|\.(?:netlify\.app|pages\.dev|vercel\.app|ngrok-free\.app|ngrok\.io|trycloudflare\.com)$/

/** What is left of letters in another encoding: the replacement character, and UTF-8 read as Windows-1252. */
const lostLetters = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/

type Site = {
  readonly origin: string
  /** An author's desk does not know the other posts, and takes any address of the blog for one. */
  readonly blog?: { readonly slugs: ReadonlySet<string>; readonly pageCount: (locale: Locale) => number }
}

/** Markdown between tags, BBCode, and shortcodes of WordPress. */
const visibleMarks =
  /\*\*\S[^*\n]*\*\*|\[[^\]\n]+\]\(\S+\)|\[\^[\w-]+\]|\[[a-z][\w-]*[\s=][^\]\n]*=[^\]\n]*\]|\[\/[a-z][\w-]*\]/i

/**
 * A sentence for each thing in a post that readers would miss: a text in another format, no text, pictures and links that lead
 * nowhere or will not for long.
 * @param html as in `content_html`
 */
export function articleProblems(html: string, site: Site): string[] {
  const format = foreignFormat(html)
  if (format !== undefined) return [format]
  const { words, images } = sanitiseArticle(html, window)
  if (words === 0 && images.length === 0) return ['Nothing is left to read.']
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  const marks = visibleMarks.exec(body.textContent)?.[0]
  const problems = [
    lostLetters.test(body.textContent)
      ? 'Letters were lost in another encoding. Save the text as UTF-8 again.'
      : undefined,
    marks && `Readers see marks of another format: ${short(marks)}`,
    ...[...body.querySelectorAll('img')].map((image) => pictureProblem(image, site)),
    ...[...body.querySelectorAll('a[href]')].map((link) => linkProblem(link, site)),
    body.querySelector('th, td') === null
      ? undefined
      : 'The site has no tables: cells become lines. npm run post makes lists of them that keep the titles of the columns.',
  ]
  return [...new Set(problems.filter((problem) => problem !== undefined))]
}

export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

function pictureProblem(image: Element, site: Site): string | undefined {
  const address = image.getAttribute('src')?.trim() ?? ''
  const name = `The picture "${short(image.getAttribute('alt') || address)}"`
  if (address === '') return `${name} is not shown: it has no address.`
  if (/^(?:data|file|cid|blob):/i.test(address))
    return `${name} is not shown: it is in the text itself or on your computer. Upload it, and use its https address.`
  if (/^http:/i.test(address)) return `${name} is not shown: its address must begin with https.`
  const problem = addressProblem(address, site)
  if (problem !== undefined) return `${name} ${problem}`
  if (expiringHost.test(new URL(address, site.origin).hostname)) return `${name} ${expires}`
  return image.hasAttribute('alt') ? undefined : `${name} has no description (alt) for people who do not see it.`
}

function linkProblem(link: Element, site: Site): string | undefined {
  const address = link.getAttribute('href')?.trim() ?? ''
  if (/^(?:#|mailto:|tel:)/i.test(address)) return undefined
  const problem = addressProblem(address, site)
  return problem && `The link "${short(link.textContent || address)}" ${problem}`
}

const expires = 'has an address that works for a limited time. Upload the file to a place of your own.'

/** What is wrong with an address, as the end of a sentence. */
function addressProblem(address: string, { origin, blog }: Site): string | undefined {
  if (!/^(?:[a-z][a-z\d+.-]*:|\/(?!\/))/i.test(address))
    return `leads nowhere: ${short(address)} has neither https:// nor one / at its beginning.`
  if (!URL.canParse(address, origin)) return `leads nowhere: ${short(address)} is no address.`
  const url = new URL(address, origin)
  if (!/^https?:$/.test(url.protocol)) return `leads nowhere: ${short(address)} is no address of the web.`
  if (url.origin === origin)
    return isOfSite(url.pathname, blog)
      ? undefined
      : `leads to a page or file that the site does not have: ${short(address)}.`
  if (privateHost.test(url.hostname)) return `leads to your own computer or network: ${short(address)}.`
  if (previewHost.test(url.hostname)) return `leads to a preview, which will be gone: ${short(address)}.`
  return signature.test(url.href) ? expires : undefined
}

function isOfSite(pathname: string, blog: Site['blog']): boolean {
  const target = redirectFor(pathname)
  if (target !== undefined) return isOfSite(target, blog)
  const address = matchBlogPath(pathname)
  if (address?.kind === 'post') return blog?.slugs.has(address.slug) ?? true
  if (address?.kind === 'list') return address.page <= (blog?.pageCount(address.locale) ?? Infinity)
  return (
    pathname === '/' ||
    routeOf(pathname) !== undefined ||
    locales.some((locale) => pathname === feedPath(locale)) ||
    isPublicFile(pathname)
  )
}

function isPublicFile(pathname: string): boolean {
  const file = path.join(publicFolder, decodeLeniently(pathname))
  return file.startsWith(publicFolder) && fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true
}

/** The problems of all posts of a build, each a line that names its post. */
export async function articleWarnings(
  posts: readonly Pick<Post, 'slug' | 'locale' | 'dirtyHtml'>[],
  origin: string,
): Promise<string[]> {
  const pages = Map.groupBy(posts, ({ locale }) => locale)
  const blog = {
    slugs: new Set(posts.map(({ slug }) => slug)),
    pageCount: (locale: Locale) => pageCountOf(pages.get(locale)?.length ?? 0),
  }
  const warnings: string[] = []
  for (const { slug, dirtyHtml } of posts) {
    for (const problem of articleProblems(dirtyHtml, { origin, blog }))
      warnings.push(`Warning: the post "${slug}": ${problem}`)
    // jsdom keeps WeakRefs, whose targets V8 frees only between turns of the event loop.
    await nextTurn()
  }
  return warnings
}
