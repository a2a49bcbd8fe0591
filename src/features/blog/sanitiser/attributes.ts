import { decodeLeniently } from '../../../lib/decodeLeniently.ts'
import { describeArticlePicture } from './articlePictures.ts'
import { anchorId } from './slug.ts'

/** Returns the value to keep, or nothing to remove the attribute. */
type Cleaner = (value: string) => string | undefined

// oxlint-disable-next-line no-control-regex -- browsers skip them in addresses, and so hide schemes behind them
const controls = /[\u0000-\u001F\u007F]/g
const invisible = /[\s\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F<>"`]/g

/** An address in the form in which it is judged and written. Browsers read a backslash as a slash: none is let through. */
function compact(value: string): string | undefined {
  const address = value.replace(controls, '').trim().replace(invisible, encodeURIComponent)
  return address === '' || address.includes('\\') ? undefined : address
}

/** On this site: without a scheme, and without a host. */
const isRelative = (address: string): boolean => !address.startsWith('//') && !/^[^/?#]*:/.test(address)

/** A host, without characters that none has: browsers disagree about what they mean. */
const host = String.raw`\/\/[^/?#\s%<>^|"\`{}\[\]]+(?:[/?#]|$)`
const linked = new RegExp(`^(?:https?:${host}|mailto:[^/]|tel:[^/])`, 'i')
const shown = new RegExp(`^https:${host}`, 'i')

const linkAddress: Cleaner = (value) => {
  const address = compact(value)
  if (address === undefined) return undefined
  if (address.startsWith('#')) return fragment(address.slice(1))
  return isRelative(address) || linked.test(address) ? address : undefined
}

const imageAddress: Cleaner = (value) => {
  const address = compact(value)
  if (address === undefined || address.startsWith('#')) return undefined
  return isRelative(address) || shown.test(address) ? address : undefined
}

function fragment(name: string): string | undefined {
  const id = anchorId(decodeLeniently(name))
  return id === undefined ? undefined : `#${id}`
}

/** Text for readers. Serialisers disagree about angle brackets in attributes, and mutation attacks are built on them. */
const readable: Cleaner = (value) =>
  value.replace(/\s+/g, ' ').replace(controls, '').replaceAll('<', '‹').replaceAll('>', '›').trim()

/** The site's own class names never start like this; any other could borrow its styles. */
const articleClasses: Cleaner = (value) =>
  value
    .split(/\s+/)
    .filter((name) => /^article-[\w-]+$/.test(name))
    .join(' ') || undefined

const relations = new Set(['nofollow', 'sponsored', 'ugc'])
const allowedRelations: Cleaner = (value) => {
  const given = new Set(value.toLowerCase().split(/\s+/))
  return [...given].filter((name) => relations.has(name)).join(' ') || undefined
}

const newTabOnly: Cleaner = (value) => (value.toLowerCase() === '_blank' ? '_blank' : undefined)

const anywhere: readonly [string, Cleaner][] = [
  ['id', anchorId],
  ['class', articleClasses],
  ['title', (value) => readable(value) || undefined],
]
const everyTag: ReadonlyMap<string, Cleaner> = new Map(anywhere)
const ofTag: ReadonlyMap<string, ReadonlyMap<string, Cleaner>> = new Map([
  ['a', new Map([...anywhere, ['href', linkAddress], ['target', newTabOnly], ['rel', allowedRelations]])],
  ['img', new Map([...anywhere, ['src', imageAddress], ['alt', readable]])],
])

/** The value to keep of an attribute of a tag, or nothing to remove it. */
export const cleanAttribute = (tag: string, name: string, value: string): string | undefined =>
  (ofTag.get(tag) ?? everyTag).get(name)?.(value)

/** Adds and removes attributes that depend on other attributes of the element. */
export function completeAttributes(element: Element): void {
  if (element.localName === 'a') completeLink(element)
  if (element.localName !== 'img') return
  if (!element.hasAttribute('src')) return element.remove()
  if (!element.hasAttribute('alt')) element.setAttribute('alt', '')
  describeArticlePicture(element)
}

function completeLink(link: Element): void {
  if (!link.hasAttribute('href')) link.removeAttribute('target')
  const kept = link.hasAttribute('href') ? (link.getAttribute('rel') ?? '') : ''
  const opener = link.hasAttribute('target') ? 'noopener noreferrer' : ''
  const rel = `${opener} ${kept}`.trim()
  if (rel === '') link.removeAttribute('rel')
  else link.setAttribute('rel', rel)
}
