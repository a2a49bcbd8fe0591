import { defaultLocale, type Locale } from '../../../i18n/locales.ts'
import createPurifier, { type Config, type WindowLike as PurifierWindow } from 'dompurify'
import { allowedAttributes, allowedTags, equivalents, inlineTargets, removedWithContent } from './allowList.ts'
import { cleanAttribute, completeAttributes } from './attributes.ts'
import { writeListNumbers } from './listNumbers.ts'
import { replaceTag } from './replaceTag.ts'
import { styleAttribute, writeFormats } from './textFormats.ts'

/** The browser's window, or jsdom's at build. */
export type WindowLike = PurifierWindow & { readonly document: Document }
/** @param locale of the words that take the place of a format */
type Purify = (dirty: string, locale: Locale) => DocumentFragment | null

/** Maximum depth. Chromium stops nesting at 512 elements and jsdom does not; deeper markup is dropped. */
const deepest = 256

/**
 * Where Chromium and jsdom differ, the markup is given a name that neither knows, so that both read the same:
 * - in a select Chromium's parser keeps all tags, and jsdom's drops them;
 * - in Chromium the names of a form's fields hide the form's own properties, and DOMPurify removes such a form with its
 *   content; in jsdom they do not;
 * - the content of noscript is text or elements, as scripts run or not.
 */
const renameTags = (html: string): string => html.replace(/<(\/?)(select|form|noscript)(?=[\s/>])/gi, '<$1x-$2')

/**
 * DOMPurify drops styles and handlers; removing them before parsing avoids Content Security Policy reports in the
 * browser. Styles are kept under another name: some change what a text says (textFormats.ts).
 */
const muteAttributes = (html: string): string =>
  html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/\s(style|on\w+)(\s*=\s*(?:"[^"]*"|'[^']*'))/gi, (_, name: string, value: string) =>
      name.toLowerCase() === 'style' ? ` ${styleAttribute}${value}` : '',
    ),
  )

const config = {
  // The root of a parsed article: DOMPurify would copy the content of a root that is not allowed. Parsers ignore any further <body>.
  ALLOWED_TAGS: [...allowedTags, 'body'],
  ALLOWED_ATTR: [...allowedAttributes],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ADD_FORBID_CONTENTS: [...removedWithContent, 'x-select'],
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

const purifiers = new WeakMap<WindowLike, Purify>()

/**
 * DOMPurify with the article's rules, one instance a window, so that its hooks are registered once. In a browser that
 * enforces Trusted Types it parses with its own policy, `dompurify`. Null means no content at all.
 * @throws {Error} when DOMPurify cannot work in this window: it would hand everything back as it came
 */
export function purifierFor(window: WindowLike): Purify {
  const existing = purifiers.get(window)
  if (existing !== undefined) return existing
  const purifier = createPurifier(window)
  if (!purifier.isSupported)
    throw new Error(
      'Articles cannot be sanitised: DOMPurify does not support this window. Pass a browser’s or jsdom’s.',
    )
  let locale: Locale = defaultLocale
  const inertDocument = window.document.createElement('template').content.ownerDocument

  purifier.addHook('beforeSanitizeElements', (node) => {
    if (node.nodeName !== 'BODY') return
    if (isTooDeep(node, inertDocument)) {
      node.textContent = ''
      return
    }
    writeFormats(node as Element, inertDocument, locale)
    writeListNumbers(node as Element, inertDocument)
  })
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    // Older editors name the target of a link so, LibreOffice among them.
    const name = tagName === 'a' ? (node as Element).getAttribute('name') : null
    if (name !== null && !(node as Element).hasAttribute('id')) (node as Element).setAttribute('id', name)
    const isTarget = inlineTargets.includes(tagName) && (node as Element).hasAttribute('id')
    const equivalent = isTarget ? 'span' : equivalents.get(tagName)
    if (equivalent !== undefined) replaceTag(node as Element, equivalent, inertDocument)
  })
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const value = cleanAttribute(element.localName, attribute.attrName, attribute.attrValue)
    if (value === undefined) attribute.keepAttr = false
    else attribute.attrValue = value
  })
  purifier.addHook('afterSanitizeAttributes', completeAttributes)

  const purify: Purify = (dirty, language) => {
    locale = language
    return purifier.sanitize(muteAttributes(renameTags(dirty)), config)
  }
  purifiers.set(window, purify)
  return purify
}

function isTooDeep(root: Node, document: Document): boolean {
  // A walker's methods cannot be hidden by names in the markup, as an element's can.
  const walker = document.createTreeWalker(root, 1)
  let depth = 0
  for (;;) {
    if (walker.firstChild() !== null) depth += 1
    else {
      while (walker.nextSibling() === null) {
        if (walker.parentNode() === null) return false
        depth -= 1
      }
    }
    if (depth > deepest) return true
  }
}
