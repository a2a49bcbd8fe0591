/** Any origin, to parse paths with; no address under `.invalid` exists (RFC 2606). */
const base = 'https://site.invalid'

/**
 * The address of a picture for social networks in the form in which all of the site uses it: an https address, or a path of
 * this site from its root. Undefined for anything else, also for what no browser can parse.
 */
export function pictureAddress(written: string | undefined): string | undefined {
  const address = written?.trim() ?? ''
  const parsed = /^(?:https:\/\/|\/)/i.test(address) ? parse(address) : undefined
  if (parsed === undefined) return undefined
  const { origin, href, username, password } = parsed
  if (username !== '' || password !== '') return undefined
  if (origin !== base) return address.startsWith('/') ? undefined : href
  // "/.//host" has a path that names a host where it is parsed again.
  const path = href.slice(base.length)
  return address.startsWith('/') && !path.startsWith('//') ? path : undefined
}

/** `URL.canParse` is newer than the oldest browsers (docs/product.md, "Browsers"). */
function parse(address: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
