import fs from 'node:fs'
import path from 'node:path'
import { alternateLinks } from '../../../src/seo/alternates.ts'
import { socialImagePath } from '../../../src/seo/socialImagePath.ts'
import { metaContent, type BuiltPage } from './page.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

export const language: Rule = ({ html, route }) => {
  const lang = html.querySelector('html')?.getAttribute('lang')
  return when(lang !== route.locale, `has lang="${lang}", expected "${route.locale}"`)
}

/** What search engines show of a page. */
const textsOf = (page: BuiltPage) => ({
  title: page.html.querySelector('title')?.text ?? '',
  description: metaContent(page, 'description') ?? '',
})
const kinds = ['title', 'description'] as const

export const uniqueTexts: Rule = (page, { pages }) => {
  const texts = textsOf(page)
  const others = pages.filter((other) => other !== page).map(textsOf)
  return kinds.flatMap((kind) =>
    when(
      others.some((other) => other[kind] === texts[kind]),
      `shares its ${kind} "${texts[kind]}" with another page`,
    ),
  )
}

export const alternates: Rule = ({ html, route }, { origin }) => {
  const found = html
    .querySelectorAll('link[rel="alternate"][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
  const expected = alternateLinks(route, origin).map(({ hreflang, href }) => `${hreflang} ${href}`)
  return when(found.join() !== expected.join(), `has the alternates [${found.join()}], expected [${expected.join()}]`)
}

/** Maximum size in bytes: some sharing services skip larger images. */
const socialImageLimit = 120_000

/** A page has a picture of its own; that of a post is its author's choice. */
export const socialImage: Rule = (page, { outDir, origin }) => {
  const image = metaContent(page, 'og:image') ?? ''
  const isPost = page.route.page === 'blogPost'
  if (isPost && !image.startsWith(`${origin}/`))
    return when(!image.startsWith('https://'), `has a social image without an address: ${image}`)
  const expected = origin + socialImagePath(page.route)
  if (!isPost && image !== expected) return [`has the social image ${image}, expected its own, ${expected}`]
  const size = fs.statSync(path.join(outDir, image.slice(origin.length)), { throwIfNoEntry: false })?.size
  if (size === undefined) return [`has a social image that is not there: ${image}`]
  return when(size > socialImageLimit, `has a social image of ${size} bytes, at most ${socialImageLimit}`)
}
