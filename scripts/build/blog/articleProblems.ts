import { JSDOM } from 'jsdom'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { pageCountOf } from '../../../src/features/blog/blogIndex.ts'
import type { Post } from '../../../src/features/blog/posts.ts'
import { sanitiseArticle } from '../../../src/features/blog/sanitiser/sanitiseArticle.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { decodeLeniently } from '../../../src/lib/decodeLeniently.ts'
import { addressProblem, pictureAddressProblem, short, type Site } from './addressProblems.ts'
import { foreignFormat } from './foreignFormat.ts'

const { window } = new JSDOM('')

/** Descriptions that no person wrote: names of files, and what Word adds in English and German. */
const emptyAlt =
  /^[^\s/]+\.(?:jpe?g|png|webp|gif|heic)$|(?:automatically |AI-)generated|(?:automatisch |KI-)generiert|^(?:image|picture|bild|img)[\s_-]?\d*$/i
/** What is left of letters in another encoding: marks in their place, and UTF-8 read as Windows-1252. */
const lostLetters = /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€|(?<=^|[\s(„“"])\p{L}*\?\p{Ll}{2}/mu

/** Markdown between tags, BBCode, shortcodes of WordPress, escaped HTML, line ends of JSON, and errors of Word's fields. */
const visibleMarks = new RegExp(
  [
    /\*\*\S[^*\n]*\*\*|\[[^\]\n]+\]\(\S+\)|\[\^[\w-]+\]|```/,
    /\[[a-z][\w-]*[\s=][^\]\n]*=[^\]\n]*\]|\[\/[a-z][\w-]*\]/,
    /<\/(?:p|b|i|em|strong|span|div|a|h[1-6]|li|ul)>|<br\b|&(?:lt|gt|amp|nbsp|quot);|\\n|(?:Error|Fehler)! \w/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** Formats with content of which a post shows nothing. */
export const unshown = 'iframe, video, audio, object, embed, form, svg, math, canvas'

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
  const left = [...new Set([...body.querySelectorAll(unshown)].map(({ localName }) => localName))]
  const problems = [
    left.length === 0 ? undefined : `Readers do not see what is in these formats: ${left.join(', ')}.`,
    ...textProblems(body.textContent),
    ...[...body.querySelectorAll('img')].map((image) => pictureProblem(image, site)),
    ...[...body.querySelectorAll('a[href]')].map((link) => linkProblem(link, site)),
    body.querySelector('th, td') === null
      ? undefined
      : 'The site has no tables: cells become lines. npm run post makes lists of them that keep the titles of the columns.',
  ]
  return [...new Set(problems.filter((problem) => problem !== undefined))]
}

/** Problems of a text without markup. */
function textProblems(text: string): readonly (string | undefined)[] {
  const marks = visibleMarks.exec(text)?.[0]
  return [
    lostLetters.test(text) ? 'Letters were lost in another encoding. Save the text as UTF-8 again.' : undefined,
    marks && `Readers see marks of another format: ${short(marks)}`,
  ]
}

function pictureProblem(image: Element, site: Site): string | undefined {
  const address = image.getAttribute('src')?.trim() ?? ''
  const name = `The picture "${short(image.getAttribute('alt') || address)}"`
  if (address === '') return `${name} is not shown: it has no address.`
  if (/^(?:data|file|cid|blob):/i.test(address))
    return `${name} is not shown: it is in the text itself or on your computer. Upload it, and use its https address.`
  if (/^http:/i.test(address)) return `${name} is not shown: its address must begin with https.`
  const problem = pictureAddressProblem(address, site)
  if (problem !== undefined) return `${name} ${problem}`
  return !image.hasAttribute('alt') || emptyAlt.test(image.getAttribute('alt') ?? '')
    ? `${name} has no description (alt) for people who do not see it.`
    : undefined
}

function linkProblem(link: Element, site: Site): string | undefined {
  const address = link.getAttribute('href')?.trim() ?? ''
  const id = decodeLeniently(address.slice(1))
  const { ownerDocument: text } = link
  const target = text.getElementById(id) ?? text.getElementsByName(id)[0]
  if (address.startsWith('#') && target === undefined)
    return `The link "${short(link.textContent)}" leads to a place that the text does not have: ${short(address)}.`
  if (/^(?:#|mailto:(?:\?|[^?]*@)|tel:[+\d])/i.test(address)) return undefined
  const problem = addressProblem(address, site)
  return problem && `The link "${short(link.textContent || address)}" ${problem}`
}

type Written = Pick<Post, 'slug' | 'locale' | 'dirtyHtml'> &
  Partial<Pick<Post, 'title' | 'description' | 'featuredImage'>>

/** Problems of the columns next to the text. */
function columnProblems({ title = '', description = '', featuredImage }: Written, site: Site): string[] {
  const image = featuredImage === undefined ? undefined : pictureAddressProblem(featuredImage, site)
  const isSvg = featuredImage !== undefined && /\.svg(?:[?#]|$)/i.test(featuredImage)
  return [
    ...textProblems(title).map((it) => it && `title: ${it}`),
    ...textProblems(description).map((it) => it && `meta_description: ${it}`),
    image && `featured_image ${image}`,
    isSvg ? 'featured_image is an SVG, which networks do not show.' : undefined,
  ].filter((it) => it !== undefined)
}

/** The problems of all posts of a build, each a line that names its post. */
export async function articleWarnings(posts: readonly Written[], origin: string): Promise<string[]> {
  const pages = Map.groupBy(posts, ({ locale }) => locale)
  const blog = {
    slugs: new Set(posts.map(({ slug }) => slug)),
    pageCount: (locale: Locale) => pageCountOf(pages.get(locale)?.length ?? 0),
  }
  const warnings: string[] = []
  for (const post of posts) {
    const site = { origin, blog }
    for (const problem of [...columnProblems(post, site), ...articleProblems(post.dirtyHtml, site)])
      warnings.push(`Warning: the post "${post.slug}": ${problem}`)
    // jsdom keeps WeakRefs, whose targets V8 frees only between turns of the event loop.
    await nextTurn()
  }
  return warnings
}
