/** Attribute of `html` with the path of a prerendered page. */
export const ownPathMark = 'data-path'

/** Whether an archive, a translator or a cache serves the document at another address, which the app would show as not found. */
export function isAtForeignAddress(): boolean {
  const path = document.documentElement.getAttribute(ownPathMark)
  return path !== null && path !== (location.pathname.replace(/\/+$/, '') || '/')
}
