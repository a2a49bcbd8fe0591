/**
 * The documented rules of Cloudflare Pages for `_headers` and `_redirects`, which has no published parser.
 * - https://developers.cloudflare.com/pages/configuration/headers/
 * - https://developers.cloudflare.com/pages/configuration/redirects/
 */
const limits = { headerRules: 100, headerLine: 2000, exactRedirects: 2000, patterns: 100, redirectLine: 1000 }
const statuses = new Set(['200', '301', '302', '303', '307', '308'])

type Line = { readonly text: string; readonly number: number }
const linesOf = (file: string): Line[] =>
  file
    .split('\n')
    .map((text, at) => ({ text: text.trim(), number: at + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'))

const isPattern = (from: string): boolean => /[*:]/.test(from)
/** `*` stands for anything, `:name` for one part of a path. */
const matcher = (from: string): RegExp =>
  new RegExp(
    `^${from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/:[a-z]\w*/gi, '[^/]+')}$`,
  )
const many = (count: number, limit: number, what: string): string[] =>
  count > limit ? [`There are ${count} ${what}, at most ${limit.toLocaleString('en')}.`] : []

export function cloudflareHeaderProblems(file: string): string[] {
  const problems: string[] = []
  const rules: { readonly pattern: string; readonly names: Set<string>; readonly unset: Set<string> }[] = []
  for (const { text, number } of linesOf(file)) {
    const rule = rules.at(-1)
    const [, name] = /^([\w-]+): ?\S/.exec(text) ?? []
    const [, unset] = /^! ([\w-]+)$/.exec(text) ?? []
    if (text.length > limits.headerLine) problems.push(`Line ${number} is longer than 2,000 characters.`)
    else if (text.startsWith('/')) {
      if (text.split('*').length > 2) problems.push(`Line ${number} has more than one *.`)
      rules.push({ pattern: text, names: new Set(), unset: new Set() })
    } else if (unset !== undefined) rule?.unset.add(unset.toLowerCase())
    else if (name === undefined || rule === undefined) problems.push(`Line ${number} is no header.`)
    else rule.names.add(name.toLowerCase())
  }
  for (const [at, { pattern, names, unset }] of rules.entries())
    for (const earlier of rules.slice(0, at).filter((rule) => matcher(rule.pattern).test(pattern)))
      for (const name of names)
        if (earlier.names.has(name) && !unset.has(name)) problems.push(`${pattern} would send two values of ${name}.`)
  return [...problems, ...many(rules.length, limits.headerRules, 'rules')]
}

export function cloudflareRedirectProblems(file: string): string[] {
  const rules = linesOf(file).map((line) => {
    const [from = '', to = '', status = '302', ...more] = line.text.split(/\s+/)
    return { ...line, from, to, status, isWhole: from.startsWith('/') && to !== '' && more.length === 0 }
  })
  const firstPattern = rules.findIndex(({ from }) => isPattern(from))
  const problems = rules.flatMap(({ number, text, from, to, status, isWhole }, at) => {
    const hiding = rules.slice(0, at).find((earlier) => matcher(earlier.from).test(from))
    return [
      !isWhole && `Line ${number} is no redirect.`,
      text.length > limits.redirectLine && `Line ${number} is longer than 1,000 characters.`,
      !statuses.has(status) && `Line ${number} has the status ${status}.`,
      status === '200' && !to.startsWith('/') && `Line ${number} rewrites to another site.`,
      !isPattern(from) &&
        firstPattern !== -1 &&
        at > firstPattern &&
        `Line ${number} is exact and stands after a pattern.`,
      hiding !== undefined && `Line ${number} is hidden by line ${hiding.number}.`,
    ].filter((problem) => problem !== false)
  })
  const patterns = rules.filter(({ from }) => isPattern(from)).length
  return [
    ...problems,
    ...many(rules.length - patterns, limits.exactRedirects, 'exact redirects'),
    ...many(patterns, limits.patterns, 'patterns'),
  ]
}
