import { decodeLeniently } from '../lib/decodeLeniently.ts'
import { withPlainAnchor } from '../lib/plainAnchor.ts'

type State = { readonly key?: string } | null

/**
 * Changes a history entry that the browser has made into one that React Router 6 can read. It gets a key of its own, which
 * survives a reload: React Router would remember all scroll positions under "default". A hash such as `#100%` is encoded,
 * which React Router fails to decode: https://github.com/remix-run/react-router/pull/13247
 * What is behind the anchor of the hash is moved or dropped (src/lib/plainAnchor.ts).
 */
export function repairEntry(): void {
  const { hash: anchor, pathname, search, href } = new URL(withPlainAnchor(location.href))
  if (href !== location.href) {
    history.replaceState(history.state, '', pathname + search)
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
