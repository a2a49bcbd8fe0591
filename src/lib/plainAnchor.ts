import { decodeLeniently } from './decodeLeniently.ts'

/**
 * An address whose hash is an anchor alone: a query that a campaign has appended to it is the address's query, and what
 * ended a sentence is dropped.
 */
export function withPlainAnchor(address: string): string {
  const url = new URL(address)
  const [anchor] = /^#[\w-]*\w(?=[?&]|[^\p{L}\p{N}_%-]+$)/u.exec(decodeLeniently(url.hash)) ?? []
  if (anchor === undefined) return address
  const [, query = ''] = /^(?:[?&]|%3f|%26|amp;)+(.*)$/i.exec(url.hash.slice(anchor.length)) ?? []
  url.search = [url.search.slice(1), query].filter(Boolean).join('&')
  url.hash = anchor
  return url.href
}
