import fs from 'node:fs'
import path from 'node:path'
import { localeTags, locales } from '../../../src/i18n/locales.ts'
import { alternateLinks } from '../../../src/seo/alternates.ts'
import { socialImagePath } from '../../../src/seo/socialImagePath.ts'
import { titleSuffix } from '../../../src/seo/metadata.ts'
import { textLimits } from '../catalogs/textLimits.ts'
import { metaContent, titleOf, type BuiltPage } from './page.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

/** Bytes within which browsers look for the encoding. */
const charsetWindow = 1024
export const language: Rule = ({ html, route }) => {
  const lang = html.querySelector('html')?.getAttribute('lang')
  return when(lang !== route.locale, `has lang="${lang}", expected "${route.locale}"`)
}

export const charset: Rule = ({ source }) =>
  when(
    !Buffer.from(source).subarray(0, charsetWindow).toString().includes('<meta charset'),
    `names its encoding after the first ${charsetWindow} bytes`,
  )

export const uniqueTexts: Rule = (page, { pages }) => {
  const others = pages.filter((other) => other !== page)
  const description = metaContent(page, 'name', 'description')
  return [
    ...when(
      others.some((other) => titleOf(other) === titleOf(page)),
      `shares its title "${titleOf(page)}" with another page`,
    ),
    ...when(
      others.some((other) => metaContent(other, 'name', 'description') === description),
      'shares its description with another page',
    ),
  ]
}

/**
 * Lengths from the translators' comments; a title also ends in the company's name. Posts are excluded: their authors
 * choose the lengths, and the list clamps long texts.
 */
export const textLengths: Rule = (page) => {
  if (page.route.page === 'blogPost') return []
  const title = titleOf(page).length - titleSuffix.length
  const description = (metaContent(page, 'name', 'description') ?? '').length
  return Object.entries({ title, description }).flatMap(([kind, length]) => {
    const { min, max } = textLimits[kind as keyof typeof textLimits]
    return when(length < min || length > max, `has a ${kind} of ${length} characters, which should be ${min} to ${max}`)
  })
}

export const canonical: Rule = ({ html, route }, { origin }) => {
  const hrefs = html.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))
  return when(hrefs.length !== 1 || hrefs[0] !== origin + route.path, `has the canonical ${hrefs.join(', ') || 'none'}`)
}

export const alternates: Rule = ({ html, route }, { origin }) => {
  const found = html
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
  const expected = alternateLinks(route, origin).map(({ hreflang, href }) => `${hreflang} ${href}`)
  return when(found.join() !== expected.join(), `has the alternates [${found.join()}], expected [${expected.join()}]`)
}

export const openGraph: Rule = (page, { outDir, origin }) => {
  const image = metaContent(page, 'property', 'og:image') ?? ''
  const others = locales.filter(
    (locale) => locale !== page.route.locale && page.route.translations[locale] !== undefined,
  )
  const alternatesFound = page.html
    .querySelectorAll('meta[property="og:locale:alternate"]')
    .map((meta) => meta.getAttribute('content'))
  return [
    ...when(
      metaContent(page, 'property', 'og:locale') !== localeTags[page.route.locale].openGraph,
      'has a wrong og:locale',
    ),
    ...when(
      alternatesFound.join() !== others.map((locale) => localeTags[locale].openGraph).join(),
      'has wrong og:locale:alternate',
    ),
    ...when(metaContent(page, 'property', 'og:url') !== origin + page.route.path, 'has a wrong og:url'),
    ...['og:title', 'og:description', 'og:type', 'og:image:alt'].flatMap((name) =>
      when(!metaContent(page, 'property', name), `has no ${name}`),
    ),
    ...socialImage(page, outDir, origin, image),
  ]
}

/** Maximum size in bytes: some sharing services skip larger images. */
const socialImageLimit = 120_000

function socialImage({ route }: BuiltPage, outDir: string, origin: string, image: string): string[] {
  // A post's image is its author's choice.
  if (route.page === 'blogPost' && !image.startsWith(`${origin}/`))
    return when(!image.startsWith('https://'), `has a social image without an address: ${image}`)
  const expected = route.page === 'blogPost' ? image : origin + socialImagePath(route)
  if (image !== expected) return [`has the social image ${image}, expected its own, ${expected}`]
  const file = path.join(outDir, image.slice(origin.length))
  if (!fs.existsSync(file)) return [`has a social image that is not there: ${image}`]
  const { size } = fs.statSync(file)
  return when(size > socialImageLimit, `has a social image of ${size} bytes, at most ${socialImageLimit}`)
}
