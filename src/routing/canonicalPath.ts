/** The path with letters, digits, `-`, `_` and `~` as themselves where they are percent-encoded (RFC 3986, 6.2.2.2). */
const decoded = (pathname: string): string =>
  pathname.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[\w~-]/.test(character) ? character : code
  })

/** The address at which a page is served: without trailing slashes, `.html` and `index`, and with single slashes. */
export const canonicalPath = (pathname: string): string =>
  decoded(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/\/index$/, '') || '/'
