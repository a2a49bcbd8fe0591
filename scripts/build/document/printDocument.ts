import type { PrerenderedPage } from '../../../src/app/prerender.tsx'
import { blogDataId } from '../../../src/features/blog/blogData.ts'
import { headTags } from '../../../src/seo/headTags.ts'
import { patchBody } from './patchBody.ts'

/** Files that a document links to, as paths of the site. */
export type DocumentAssets = {
  readonly script: string
  readonly styles: readonly string[]
  /** Has the rules of all pages; the app loads it (src/app/siteStyles.ts). */
  readonly siteStyles?: string
  readonly fonts: readonly string[]
}

type Attributes = Readonly<Record<string, string>>

/** Prints the HTML document of a page. */
export function printDocument(page: PrerenderedPage, { script, styles, siteStyles, fonts }: DocumentAssets): string {
  const { locale, metadata, structuredData, imagePreloads, body, data } = page
  const head = [
    // First: the encoding has to be within the first 1024 bytes.
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...fonts.map((href) => tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: '' })),
    ...styles.map((href) => tag('link', { rel: 'stylesheet', href })),
    ...imagePreloads.map((image) => tag('link', { rel: 'preload', as: 'image', ...image })),
    `<title>${escapeText(metadata.title)}</title>`,
    ...headTags(metadata).map(({ name, attributes }) => tag(name, attributes)),
    tag('meta', { name: 'theme-color', content: '#0D292F' }),
    tag('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
    tag('link', { rel: 'manifest', href: '/site.webmanifest' }),
    `${tag('script', { type: 'module', src: script, async: '', fetchpriority: 'low' })}</script>`,
    structuredData === undefined ? '' : json('application/ld+json', structuredData),
  ]
  const root: Attributes = {
    id: 'root',
    ...(page.page === undefined ? {} : { 'data-page': page.page }),
    ...(siteStyles === undefined ? {} : { 'data-styles': siteStyles }),
  }
  const dataBlock = data === undefined ? '' : json('application/json', JSON.stringify(data), blogDataId)
  return [
    '<!doctype html>',
    `${tag('html', { lang: locale })}<head>${head.join('')}</head>`,
    `<body>${tag('div', root)}${patchBody(body)}</div>${dataBlock}</body></html>`,
    '',
  ].join('\n')
}

const tag = (name: string, attributes: Attributes): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeText(value).replaceAll('"', '&quot;')}"`)
    .join('')}>`

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** In a script element only "<" could end the JSON early (html.spec.whatwg.org, restrictions on script contents). */
function json(type: string, text: string, id?: string): string {
  return `${tag('script', { type, ...(id === undefined ? {} : { id }) })}${text.replaceAll('<', '\\u003c')}</script>`
}
