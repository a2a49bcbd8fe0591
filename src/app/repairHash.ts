import { decodeLeniently } from '../lib/decodeLeniently.ts'

/**
 * Encodes a hash such as `#100%`, which React Router 6 fails to decode when it scrolls to it:
 * https://github.com/remix-run/react-router/pull/13247
 */
export function repairHash(): void {
  const hash = location.hash.slice(1)
  const isMalformed = hash.includes('%') && decodeLeniently(hash) === hash
  if (isMalformed) history.replaceState(history.state, '', `#${hash.replaceAll('%', '%25')}`)
}
