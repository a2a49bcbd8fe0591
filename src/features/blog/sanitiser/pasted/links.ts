import { decodeLeniently } from '../../../../lib/decodeLeniently.ts'

/** Links through a service that counts clicks: the parameter has the address that the author linked to. */
const redirects: readonly RegExp[] = [
  /^https:\/\/www\.google\.[a-z.]{2,6}\/url\?(?:[^#]*&)?(?:q|url)=(https?(?::|%3A)[^&#]+)/i,
  /^https:\/\/[\w-]+\.safelinks\.protection\.outlook\.com\/[^?]*\?(?:[^#]*&)?url=(https?(?::|%3A)[^&#]+)/i,
]

/** A host without its scheme; the endings are those that no file of this site has. */
const bareHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|info|eu|es|cat|de|at|ch|uk|gov)(?:[/?#]|$)/i

/** The address that an author meant, of what editors and people write. */
function meant(written: string): string {
  const address = written.trim()
  for (const redirect of redirects) {
    const target = redirect.exec(address)?.[1]
    if (target !== undefined) return decodeLeniently(target)
  }
  if (/^www\.[^\s/.]+\.[^\s]+$/i.test(address) || bareHost.test(address)) return `https://${address}`
  if (/^\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(address)) return `https:${address}`
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(address)) return `mailto:${address}`
  if (/^\+\d[\d ()./-]{6,}$/.test(address)) return `tel:${address.replace(/[^+\d]/g, '')}`
  if (/^https?:\/\/\s+\S/i.test(address)) return address.replace(/\s+/, '')
  return written.replace(/^\s*(mailto|tel):\s+/i, '$1:')
}

/** Links lead where they led, an address on a line of its own (an embedded page, to WordPress) is one, and the targets of links within the text stay: Word names them with `name`. */
export function readLinks(article: Element, document: Document): void {
  for (const line of article.querySelectorAll('p, div, li, figure')) {
    const address = line.textContent.trim()
    if (line.firstElementChild !== null || !/^https?:\/\/[^\s/]+\.\S+$/i.test(address)) continue
    const link = document.createElement('a')
    link.setAttribute('href', address)
    link.textContent = address
    line.replaceChildren(link)
  }
  for (const link of article.querySelectorAll('a')) {
    const href = link.getAttribute('href')
    if (href !== null) link.setAttribute('href', meant(href))
    const name = link.getAttribute('name')
    if (name !== null && !link.hasAttribute('id')) link.setAttribute('id', name)
  }
}
