import type { HTMLElement } from 'node-html-parser'

/** Script types that are data and never run: the Content Security Policy does not apply to them. */
const dataTypes = new Set(['application/ld+json', 'application/json'])

/**
 * All inline code of a page that a policy without 'unsafe-inline' blocks: scripts, styles, event handlers and
 * javascript: addresses. The site has none, so its policy needs no hashes.
 */
export function inlineCode(html: HTMLElement): string[] {
  const scripts = html
    .querySelectorAll('script:not([src])')
    .filter((script) => !dataTypes.has(script.getAttribute('type') ?? ''))
  const all = html.querySelectorAll('*')
  return [
    ...scripts.map(() => 'has an inline script'),
    ...html.querySelectorAll('style').map(() => 'has an inline style sheet'),
    ...all.flatMap((element) =>
      Object.entries(element.attributes).flatMap(([name, value]) => {
        if (name === 'style') return [`has a style attribute: ${element.rawTagName} ${value}`]
        if (/^on/i.test(name)) return [`has an event handler: ${element.rawTagName} ${name}`]
        return /^\s*javascript:/i.test(value) ? [`has a javascript: address: ${element.rawTagName} ${name}`] : []
      }),
    ),
  ]
}
