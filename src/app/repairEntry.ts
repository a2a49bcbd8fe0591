import { decodeLeniently } from '../lib/decodeLeniently.ts'

type State = { readonly key?: string } | null

/**
 * Changes a history entry that the browser has made into one that React Router 6 can read. It gets a key of its own, which
 * survives a reload: React Router would remember all scroll positions under "default". A hash such as `#100%` is encoded,
 * which React Router fails to decode: https://github.com/remix-run/react-router/pull/13247
 * A query behind the hash, as campaigns append it, is moved before it.
 */
export function repairEntry(): void {
  const [, anchor, query] = /^(#[^?]+)\?(.+)$/s.exec(location.hash) ?? []
  if (anchor !== undefined) {
    history.replaceState(history.state, '', `${location.search}${location.search === '' ? '?' : '&'}${query}`)
    // Scrolls to the anchor, and clears the state of the entry.
    location.replace(anchor)
  }
  const state = history.state as State
  if (state?.key === undefined)
    history.replaceState({ idx: null, ...state, key: Math.random().toString(36).slice(2) }, '')
  const hash = location.hash.slice(1)
  const isMalformed = hash.includes('%') && decodeLeniently(hash) === hash
  if (isMalformed) history.replaceState(history.state, '', `#${hash.replaceAll('%', '%25')}`)
}
