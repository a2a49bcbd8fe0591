import { parse, type HTMLElement } from 'node-html-parser'
import { routerDataId, type BlogData } from '../../../src/features/blog/blogData.ts'
import type { Locale } from '../../../src/i18n/locales.ts'

/** Files that a document links to, as paths of the site. */
export type DocumentAssets = { readonly styles: readonly string[]; readonly fonts: readonly string[] }

/** Has the vite-react-ssg document of a page written as this site serves it. */
export function finishDocument(html: string, locale: Locale, assets: DocumentAssets): HTMLElement {
  const document = parse(html, { comment: true })
  const [root, head] = [one(document, '#root'), one(document, 'head')]
  one(document, 'html').setAttribute('lang', locale)
  replaceLinks(head, assets)
  moveMetadata(root, head)
  printData(root)
  patchBody(root)
  return document
}

function one(document: HTMLElement, selector: string): HTMLElement {
  const element = document.querySelector(selector)
  if (element === null) throw new Error(`vite-react-ssg printed a document without ${selector}.`)
  return element
}

/**
 * vite-react-ssg links to every script, stylesheet, font and picture that a page may ever load:
 * https://github.com/Daydreamer-riri/vite-react-ssg/blob/main/src/node/preload-links.ts. A page links to its own styles and
 * fonts, before the metadata.
 */
function replaceLinks(head: HTMLElement, { styles, fonts }: DocumentAssets): void {
  for (const link of head.querySelectorAll('[rel="modulepreload"], [rel="preload"], [rel="stylesheet"]')) link.remove()
  const preloads = fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="">`)
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  one(head, '[name="viewport"]').insertAdjacentHTML('afterend', [...preloads, ...links].join(''))
}

/** React prints metadata and preloads at the start of the root, because vite-react-ssg renders no document. */
function moveMetadata(root: HTMLElement, head: HTMLElement): void {
  const metadata = root.children.filter(({ tagName }) => ['TITLE', 'META', 'LINK'].includes(tagName))
  const structuredData = root.querySelectorAll('script[type="application/ld+json"]')
  for (const element of [...metadata, ...structuredData]) {
    element.remove()
    head.appendChild(element)
  }
}

type RouterData = {
  readonly loaderData: Readonly<Record<string, BlogData | null>>
  readonly errors: Readonly<Record<string, { readonly message?: string }>> | null
}

/**
 * Two inline scripts, which the policy refuses: the router's data become a block of JSON, and the name of a list of data is
 * not used (src/main.tsx).
 * @throws the error of a loader, with which vite-react-ssg would publish React Router's error screen
 */
function printData(root: HTMLElement): void {
  const scripts = (root.parentNode ?? root).querySelectorAll('script:not([type])')
  for (const script of scripts) script.remove()
  const [, text] =
    /__staticRouterHydrationData = JSON\.parse\((".*")\);/s.exec(scripts.map((it) => it.rawText).join('\n')) ?? []
  if (text === undefined) throw new Error('React Router no longer prints its data as expected: see finishDocument.ts.')
  const { loaderData, errors } = JSON.parse(JSON.parse(text) as string) as RouterData
  if (errors !== null)
    throw new Error(
      Object.values(errors)
        .map((it) => it.message)
        .join('\n'),
    )
  const own = Object.entries(loaderData).flatMap(([id, data]) =>
    data === null ? [] : [[id, withoutText(data)] as const],
  )
  if (own.length === 0) return
  const json = JSON.stringify({ loaderData: Object.fromEntries(own) }).replaceAll('<', '\\u003c')
  root.insertAdjacentHTML('afterend', `<script type="application/json" id="${routerDataId}">${json}</script>`)
}

/** The page shows the text of an article: the browser reads it there. */
const withoutText = (data: BlogData): object =>
  data.kind === 'post' ? { ...data, article: { ...data.article, html: undefined } } : data

/** Attributes that React and Radix print in a form that this site cannot serve. */
function patchBody(root: HTMLElement): void {
  // React prints hidden="until-found" as a bare `hidden`: https://github.com/facebook/react/issues/24740
  for (const panel of root.querySelectorAll('[data-findable][hidden]')) panel.setAttribute('hidden', 'until-found')
  // Radix sets custom properties in a style attribute, which the content security policy refuses.
  for (const element of root.querySelectorAll('[style^="--radix-"]')) element.removeAttribute('style')
}
