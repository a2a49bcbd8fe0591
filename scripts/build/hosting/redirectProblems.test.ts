import { expect, test } from 'vitest'
import { normalised } from '../../../src/routing/redirects.ts'
import { redirectProblems, redirectWarnings } from './redirectProblems.ts'

const problemsOf = (...list: { from: string; to: string }[]): string => redirectProblems(normalised(list)).join('\n')

test('the redirects of the site have no problem', () => expect(redirectProblems()).toEqual([]))

test.each([
  ['/kaufen', '/de/preise'],
  ['/kaufen/', '/de/preise/'],
  ['/shop/index.html', '/en/pricing.html'],
  ['/2019/05/arras', '/en/blog/notes-on-the-arras'],
  ['/news/*', '/en/blog/*'],
  ['/shop/*', '/en/services'],
  ['/feed', '/en/blog/feed.xml'],
  ['/costs.pdf', '/drawings/costs-en.svg'],
])('%s may lead to %s', (from, to) => expect(problemsOf({ from, to })).toBe(''))

test.each([
  ['/über', '/de/ueber-uns', 'not read alike'],
  ['/%C3%BCber', '/de/ueber-uns', 'not read alike'],
  ['/Shop', '/en/services', 'not read alike'],
  ['/a b', '/en/services', 'not read alike'],
  ['/a*', '/en/services', 'not read alike'],
  ['/*/a', '/en/services', 'not read alike'],
  ['/:a', '/en/services', 'not read alike'],
  ['/a?b=c', '/en/services', 'not read alike'],
  ['https://old.example/a', '/en/services', 'not read alike'],
  ['', '/en/services', 'not read alike'],
  ['/en/pricing', '/en/services', 'would hide a page'],
  ['/en/pricing.html', '/en/services', 'would hide a page'],
  ['/en/*', '/de/*', 'would hide a page'],
  ['/assets/*', '/en', 'would hide files'],
  ['/sitemap.xml', '/en', 'would hide files'],
  ['/articles/villa.jpg', '/en', 'would hide files'],
  ['/de/blog/feed.xml', '/en', 'would hide files'],
  ['/a', '/en/none', 'no page or file'],
  ['/a', 'https://old.example', 'no page or file'],
  ['/a', '', 'no page or file'],
  ['/a', '/en/services#b', 'no page or file'],
  ['/a', '/en/blog/*', 'has no *'],
  ['/a', '/blog', 'is redirected itself'],
])('%s to %s: %s', (from, to, sentence) =>
  expect(problemsOf({ from, to }, { from: '/blog', to: '/en/blog' })).toContain(sentence),
)

test('an address has one target', () =>
  expect(problemsOf({ from: '/a', to: '/en' }, { from: '/a/', to: '/de' })).toContain('twice'))

test('a build that knows the posts names redirects to none, and from one', () => {
  const list = [
    { from: '/a', to: '/en/blog/known' },
    { from: '/b', to: '/en/blog/gone' },
    { from: '/de/blog/known', to: '/en/pricing' },
  ]
  expect(redirectWarnings(['known'], list)).toEqual([
    expect.stringContaining('/b leads to a post'),
    expect.stringContaining('/de/blog/known hides a post'),
  ])
})
