import type { HTMLElement } from 'node-html-parser'

/** Data, which browsers never run: the Content Security Policy does not concern it. */
const dataTypes = new Set(['application/ld+json', 'application/json'])

/**
 * Everything in a page that a policy without 'unsafe-inline' refuses: scripts, styles, event handlers and javascript:
 * addresses that stand in the HTML itself. The site has none, so its policy needs no hashes.
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
