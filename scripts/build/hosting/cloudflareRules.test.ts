import { describe, expect, test } from 'vitest'
import { parseEnv } from '../../../src/lib/env.ts'
import { addresses, environments } from './fixtures/environments.ts'
import { headerRules } from './headers.ts'
import { headersFile, redirectsFile } from './netlify.ts'

/**
 * The documented rules of Cloudflare Pages for `_headers` and `_redirects`, for which there is no published parser.
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
/** `*` matches anything, `:name` one path segment. */
const matcher = (from: string): RegExp =>
  new RegExp(
    `^${from
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\*/g, '.*')
      .replace(/:[a-z]\w*/gi, '[^/]+')}$`,
  )
const many = (count: number, limit: number, what: string): string[] =>
  count > limit ? [`There are ${count} ${what}, at most ${limit.toLocaleString('en')}.`] : []

function cloudflareHeaderProblems(file: string): string[] {
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

function cloudflareRedirectProblems(file: string): string[] {
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
        `Line ${number} is exact and comes after a pattern.`,
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

describe('headers', () => {
  test.each(Object.entries(environments))('of %s keep the rules of Cloudflare Pages', (_, raw) => {
    expect(cloudflareHeaderProblems(headersFile(headerRules(parseEnv({ ...raw }))))).toEqual([])
  })

  test('what Cloudflare Pages would refuse or join is found', () => {
    const long = `/*\n  A: ${'a'.repeat(2001)}\n`
    expect(cloudflareHeaderProblems(long)).toEqual(['Line 2 is longer than 2,000 characters.'])
    expect(cloudflareHeaderProblems('/*\n  A: 1\n/b/*\n  A: 2\n')).toEqual(['/b/* would send two values of a.'])
    expect(cloudflareHeaderProblems('/*\n  A 1\n')).toEqual(['Line 2 is no header.'])
    expect(cloudflareHeaderProblems('/a/*/b/*\n  A: 1\n')).toEqual(['Line 1 has more than one *.'])
    expect(cloudflareHeaderProblems(Array.from({ length: 101 }, (_, at) => `/${at}\n  A: 1\n`).join(''))).toEqual([
      'There are 101 rules, at most 100.',
    ])
  })
})

describe('redirects', () => {
  test('keep the rules of Cloudflare Pages', () => {
    expect(cloudflareRedirectProblems(redirectsFile(addresses))).toEqual([])
  })

  test('what Cloudflare Pages would refuse, or never reach, is found', () => {
    const problemsOf = (...lines: string[]) => cloudflareRedirectProblems(`${lines.join('\n')}\n`)
    expect(problemsOf('/a /b 301!')).toEqual(['Line 1 has the status 301!.'])
    expect(problemsOf('/a /b 404')).toEqual(['Line 1 has the status 404.'])
    expect(problemsOf('/a /b', '/a /c')).toEqual(['Line 2 is hidden by line 1.'])
    expect(problemsOf('/a/* /b/:splat 301', '/a/c /d 301')).toEqual([
      'Line 2 is exact and comes after a pattern.',
      'Line 2 is hidden by line 1.',
    ])
    expect(problemsOf(`/a /${'b'.repeat(1000)} 301`)).toEqual(['Line 1 is longer than 1,000 characters.'])
    expect(problemsOf('/a https://other.example/ 200')).toEqual(['Line 1 rewrites to another site.'])
    expect(problemsOf(...Array.from({ length: 2001 }, (_, at) => `/${at} /b 301`))).toEqual([
      'There are 2001 exact redirects, at most 2,000.',
    ])
  })
})
