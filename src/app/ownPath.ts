import { ownPathMark } from '../lib/documentMarks.ts'

/** Whether an archive, a translator or a cache serves the document at another address, which the app would show as not found. */
export function isAtForeignAddress(): boolean {
  const path = document.documentElement.getAttribute(ownPathMark)
  return path !== null && path !== (location.pathname.replace(/\/+$/, '') || '/')
}
