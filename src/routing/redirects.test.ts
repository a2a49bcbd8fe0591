import { expect, test } from 'vitest'
import { normalised, redirectFor } from './redirects.ts'

test.each([
  ['/blog', '/en/blog'],
  ['/blog/notes-on-the-arras', '/en/blog/notes-on-the-arras'],
  ['/de/buy-property-mallorca', '/en/buy-property-mallorca'],
  ['/de/mallorca-luxury-villas', '/en/mallorca-luxury-villas'],
  ['/de/mallorca-investment-homes', '/en/mallorca-investment-homes'],
  ['/de/mallorca-investment-properties', '/en/mallorca-investment-properties'],
])('%s leads to %s', (from, to) => {
  expect(redirectFor(from)).toBe(to)
})

test.each(['/', '/en', '/en/blog', '/de/blog', '/blogger', '/blog/', '/en/blog/post'])(
  '%s leads nowhere else',
  (path) => {
    expect(redirectFor(path)).toBeUndefined()
  },
)

test('a redirect is read once for all: canonical, exact before patterns, with its folder', () => {
  const list = normalised([
    { from: '/old/*', to: '/en/*' },
    { from: '/old/news/*', to: '/en/blog/' },
    { from: '/old/about.html', to: '/en/about/' },
  ])
  expect(list.map(({ from }) => from)).toEqual(['/old/about', '/old', '/old/news', '/old/news/*', '/old/*'])
  const targets = { '/old/about': '/en/about', '/old/news/a': '/en/blog', '/old/a$&': '/en/a$&', '/old': '/en' }
  for (const [from, to] of Object.entries(targets)) expect(redirectFor(from, list)).toBe(to)
})
