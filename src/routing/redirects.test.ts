import { expect, test } from 'vitest'
import { findRoute } from './manifest.ts'
import { redirectFor, redirects } from './redirects.ts'

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

test('no page of the site is redirected away', () => {
  for (const { from } of redirects) expect(findRoute(from)).toBeUndefined()
})

test('every target exists, so that there is no chain', () => {
  for (const { to } of redirects) {
    expect(findRoute(to.replace('/*', ''))).toBeDefined()
    expect(redirectFor(to)).toBeUndefined()
  }
})
