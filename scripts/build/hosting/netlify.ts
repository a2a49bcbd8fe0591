import { redirects } from '../../../src/routing/redirects.ts'
import { isMatch, type HeaderRule } from './headers.ts'

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
 * `_redirects` for both: what has moved.
 * - https://docs.netlify.com/manage/routing/redirects/overview/
 * - https://developers.cloudflare.com/pages/configuration/redirects/ (a trailing slash is another address, exact addresses come first)
 */
export function redirectsFile(): string {
  const moved = redirects.flatMap(({ from, to }) =>
    from.endsWith('/*')
      ? [{ from, to: to.replace('*', ':splat') }]
      : [
          { from, to },
          { from: `${from}/`, to },
        ],
  )
  return [...moved, ...indexes].map(({ from, to }) => `${from} ${to} 301\n`).join('')
}

/** The pages have up to three parts. */
const indexes = ['/:a', '/:a/:b', '/:a/:b/:c'].map((to) => ({ from: `${to}/index.html`, to }))
