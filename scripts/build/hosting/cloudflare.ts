import type { Host } from './host.ts'
import { netlify } from './netlify.ts'

/**
 * Limits of Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ (characters of a line) and
 * https://developers.cloudflare.com/pages/configuration/redirects/ (lines).
 */
const limits = { headerLine: 2000, exactRedirects: 2000 }

/** Cloudflare Pages reads the same files as Netlify, within limits. */
export const cloudflare: Host = {
  ...netlify,
  /**
   * Warns when there are more posts (one redirect each, netlify.ts) than Cloudflare Pages reads.
   * @throws {Error} when a header line is longer than it reads
   */
  check({ _headers = '', _redirects = '' }) {
    const longest = Math.max(..._headers.split('\n').map(({ length }) => length))
    if (longest > limits.headerLine)
      throw new Error(`Cloudflare Pages would not take _headers: a line has ${longest} characters, at most 2,000.`)
    const exact = _redirects.split('\n').filter((line) => line !== '' && !/^\S*[*:]/.test(line)).length
    if (exact > limits.exactRedirects)
      console.warn(
        `On Cloudflare Pages new posts would not open before the next build: _redirects has ${exact} exact redirects, at most 2,000.`,
      )
  },
}
