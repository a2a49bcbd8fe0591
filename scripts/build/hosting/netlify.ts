import { fallbackFor, fallbacks } from '../../../src/routing/blogFallbacks.ts'
import { redirects } from '../../../src/routing/redirects.ts'
import { isMatch, type HeaderRule } from './headers.ts'
import type { Host } from './host.ts'

/**
 * `_headers` for Netlify and Cloudflare Pages. On Cloudflare Pages, two rules that set the same header would send
 * both values, so the later rule first removes the earlier value (`! Name`). Netlify ignores that line; there the later
 * rule overrides the earlier one.
 * - https://docs.netlify.com/manage/routing/headers/
 * - https://developers.cloudflare.com/pages/configuration/headers/
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }, at) => {
    const earlier = rules.slice(0, at).filter((rule) => isMatch(rule.pattern, pattern))
    const names = new Set(earlier.flatMap((rule) => Object.keys(rule.headers)))
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(names.has(name) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ])
    return `${pattern}\n${lines.join('\n')}\n`
  })
  return blocks.join('\n')
}

/**
 * `_redirects` for both. Both redirect to slash-less addresses and serve `404.html` with status 404 by default.
 * Cloudflare Pages requires exact addresses first, treats a trailing slash as another address, and applies a rule even
 * if a file exists: files that a fallback would hide are therefore listed before it.
 * - https://docs.netlify.com/manage/routing/redirects/overview/
 * - https://developers.cloudflare.com/pages/configuration/redirects/
 * @param addresses of every file of the site, pages without their extension
 */
export function redirectsFile(addresses: readonly string[]): string {
  const moved = redirects.flatMap(({ from, to }) =>
    from.endsWith('/*')
      ? [{ from, to: to.replace('*', ':splat') }]
      : [
          { from, to },
          { from: `${from}/`, to },
        ],
  )
  const isExact = ({ from }: { from: string }) => !from.includes('*')
  const kept = addresses.filter((address) => fallbackFor(address) !== undefined)
  const lines = [
    ...moved.filter(isExact).map(({ from, to }) => `${from} ${to} 301`),
    ...kept.map((address) => `${address} ${address} 200`),
    ...moved.filter((rule) => !isExact(rule)).map(({ from, to }) => `${from} ${to} 301`),
    ...fallbacks.map(({ from, file }) => `${from} /${file.replace(/\.html$/, '')} 200`),
  ]
  return lines.map((line) => `${line}\n`).join('')
}

/** `_headers` and `_redirects`, which Cloudflare Pages reads as well. */
export const netlify: Host = {
  place: 'site',
  files: ({ rules, addresses }) => ({ _headers: headersFile(rules), _redirects: redirectsFile(addresses) }),
}
