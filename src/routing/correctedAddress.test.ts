import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { manifest } from './manifest.ts'
import { correctedAddress } from './correctedAddress.ts'

const corrected = (pathname: string) => correctedAddress({ pathname, search: '', hash: '' })

describe('a mistyped address means a page', () => {
  test.each([
    ['/EN/about', '/en/about'],
    ['/en/about.', '/en/about'],
    ['/De/Ueber-Uns).', '/de/ueber-uns'],
    ['/en//about/', '/en/about'],
    ['/en/about%20', '/en/about'],
    ['/en/about%E2%80%9D', '/en/about'],
    ['/en/blog/A-Post.', '/en/blog/a-post'],
    ['/BLOG', '/en/blog'],
    ['/de/Buy-Property-Mallorca', '/en/buy-property-mallorca'],
    ['/en/pricing&gclid=a-B', '/en/pricing?gclid=a-B'],
    ['/en/pricing;jsessionid=1', '/en/pricing?jsessionid=1'],
    ['/en/pricing%3Fgclid=a#fee', '/en/pricing?gclid=a#fee'],
    ['/en/contact%23consultation-form', '/en/contact#consultation-form'],
    ['/de/%C3%BCber-uns', '/de/ueber-uns'],
    ['/de/u%CC%88ber-uns', '/de/ueber-uns'],
    ['/de/%FCber-uns', '/de/ueber-uns'],
    ['/de/%25C3%25BCber-uns', '/de/ueber-uns'],
    ['/de/uber-uns', '/de/ueber-uns'],
    ['/de/ueber_uns', '/de/ueber-uns'],
    ['/de/leistungen/pers%C3%B6nliche%20suche', '/de/leistungen/persoenliche-suche'],
    ['/en/client%E2%80%93stories', '/en/client-stories'],
    ['/en/clientstories', '/en/client-stories'],
    ['/en/pri%C2%ADcing%E2%80%8B', '/en/pricing'],
    ['/en%5Cpricing', '/en/pricing'],
    ['/en/%20pricing', '/en/pricing'],
    ['/en-US/pricing', '/en/pricing'],
    ['/de_at', '/de'],
    ['/&gclid=a-B', '/?gclid=a-B'],
    ['/en&gclid=a-B', '/en?gclid=a-B'],
    ['/en/pricing&amp;gclid=a-B', '/en/pricing?gclid=a-B'],
    ['/en/pricing%2523fee', '/en/pricing#fee'],
    ['/impressum', '/de/impressum'],
    ['/contact', '/en/contact'],
    ['/de/contact', '/de/kontakt'],
    ['/en/leistungen/ki-suche', '/en/services/ai-search'],
  ])('%s means %s', (address, path) => {
    expect(corrected(address)).toBe(path)
  })

  test('whatever its letters and its end are', () => {
    const ends = fc.constantFrom('', '.', ',', ';', ')', '"', '%22', '%3E', '/', '//', '...', '%20', '%E2%80%A6')
    fc.assert(
      fc.property(fc.constantFrom(...manifest), fc.infiniteStream(fc.boolean()), ends, ({ path }, capitals, end) => {
        const typed = path
          .split('')
          .map((letter) => (capitals.next().value === true ? letter.toUpperCase() : letter))
          .join('')
        expect(corrected(typed + end)).toBe(typed + end === path ? undefined : path)
      }),
    )
  })
})

test.each([
  '/',
  '',
  '/en',
  '/en/about',
  '/en/nowhere',
  '/en/about/more',
  '/fr',
  '/dean',
  '/%',
  '/%E0%A4%A',
  '/en/about.html',
])('%s means no other page', (address) => {
  expect(corrected(address)).toBeUndefined()
})

test('an address never leads to itself, nor out of the site', () => {
  fc.assert(
    fc.property(fc.webPath(), (address) => {
      const path = corrected(address)
      expect(path === address).toBe(false)
      expect(path ?? '/none').toMatch(/^\/(?:[a-z?#]|$)/)
    }),
  )
})
