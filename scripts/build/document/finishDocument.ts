import { parse, type HTMLElement } from 'node-html-parser'
import type { Locale } from '../../../src/i18n/locales.ts'

/** Files that a document links to, as paths of the site. */
export type DocumentAssets = { readonly styles: readonly string[]; readonly fonts: readonly string[] }

/** Turns the document that vite-react-ssg renders for a page into the one that the site serves. */
export function finishDocument(html: string, locale: Locale, assets: DocumentAssets): HTMLElement {
  const document = parse(html, { comment: true })
  const [root, head] = [one(document, '#root'), one(document, 'head')]
  one(document, 'html').setAttribute('lang', locale)
  replaceLinks(head, assets)
  moveMetadata(root, head)
  moveData(document, root)
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

/**
 * The policy refuses inline scripts: those of React Router and vite-react-ssg go. The block of JSON with the page's data
 * (src/features/blog/BlogQueries.tsx) moves behind the root, where React does not hydrate it.
 */
function moveData(document: HTMLElement, root: HTMLElement): void {
  for (const script of one(document, 'body').querySelectorAll('script:not([type])')) script.remove()
  for (const data of root.querySelectorAll('script[type="application/json"]')) {
    data.remove()
    root.insertAdjacentHTML('afterend', data.outerHTML)
  }
}

/** Attributes that React and Radix print in a form that this site cannot serve. */
function patchBody(root: HTMLElement): void {
  // React prints hidden="until-found" as a bare `hidden`: https://github.com/facebook/react/issues/24740
  for (const panel of root.querySelectorAll('[data-findable][hidden]')) panel.setAttribute('hidden', 'until-found')
  // Radix sets custom properties in a style attribute, which the content security policy refuses.
  for (const element of root.querySelectorAll('[style^="--radix-"]')) element.removeAttribute('style')
}
