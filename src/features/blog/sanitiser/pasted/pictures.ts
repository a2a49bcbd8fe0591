import { unwrap } from './nodes.ts'

/** Attributes in which plugins keep the address of a picture until it is near the viewport. */
const lazySources = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-lazy',
  'data-original-src',
  'data-orig-file',
  'data-img-src',
]
const sets = ['srcset', 'data-srcset', 'data-lazy-srcset']

const isAddress = (value: string | null | undefined): value is string =>
  value != null && value.trim() !== '' && !/^\s*(?:data|about|javascript):/i.test(value)

/** The largest candidate of a `srcset`. */
function largest(set: string | null): string | undefined {
  const candidates = (set ?? '').split(/,\s+/).map((candidate) => {
    const [address = '', size = '1x'] = candidate.trim().split(/\s+/)
    return { address, size: Number.parseFloat(size) || 1 }
  })
  return candidates.toSorted((one, other) => other.size - one.size)[0]?.address
}

/** Gives pictures the address that a script would have given them, or a browser without scripts would have read. */
export function readPictures(article: Element, document: Document): void {
  for (const picture of article.querySelectorAll('img')) {
    const source = sourceOf(picture)
    if (source !== undefined) picture.setAttribute('src', source)
    if (/^\s*http:/i.test(picture.getAttribute('src') ?? '')) readInsecure(picture, document)
  }
  for (const fallback of article.querySelectorAll('x-noscript')) {
    const pictures = [...fallback.querySelectorAll('img')]
    fallback.replaceChildren()
    const shown = new Set([...article.querySelectorAll('img')].map((picture) => picture.getAttribute('src')))
    fallback.append(...pictures.filter((picture) => !shown.has(picture.getAttribute('src'))))
    unwrap(fallback)
  }
  for (const frame of article.querySelectorAll('iframe[src], video[src], audio[src]')) readFrame(frame, document)
}

/** A page over https shows no picture over http: what it shows becomes a link to it, or the text of the link that it is in. */
function readInsecure(picture: Element, document: Document): void {
  const text = picture.getAttribute('alt')?.trim() ?? ''
  if (text === '') return
  const link = document.createElement(picture.closest('a') === null ? 'a' : 'span')
  link.setAttribute('href', picture.getAttribute('src') ?? '')
  link.textContent = text
  picture.replaceWith(link)
}

function sourceOf(picture: Element): string | undefined {
  const ofScript = lazySources.map((name) => picture.getAttribute(name)).find(isAddress)
  if (ofScript !== undefined) return ofScript
  if (isAddress(picture.getAttribute('src'))) return undefined
  const sources = [picture, ...(picture.closest('picture')?.querySelectorAll('source') ?? [])]
  return sources.flatMap((source) => sets.map((name) => largest(source.getAttribute(name)))).find(isAddress)
}

/** An embedded page, film or sound becomes a link to it. */
function readFrame(frame: Element, document: Document): void {
  const address = frame.getAttribute('src')?.trim() ?? ''
  const host = /^https:\/\/([^/?#\s]+)/i.exec(address)?.[1]
  if (host === undefined) return
  const link = document.createElement('a')
  link.setAttribute('href', address)
  link.textContent = frame.getAttribute('title')?.trim() || host.replace(/^www\./, '')
  const line = document.createElement('p')
  line.append(link)
  frame.replaceWith(line)
}
