import { expect, test } from 'vitest'
import { pageIds } from '../routing/paths.ts'
import { internalLinks, internalLinksCap, navigation } from './navigation.ts'
import { pageLabels } from './pageLabels.ts'

test('the navigation has the specified pages in their order', () => {
  expect(navigation.map(({ page }) => page)).toEqual([
    'home',
    'about',
    'services',
    'guide',
    'clientStories',
    'pricing',
    'contact',
    'blog',
  ])
})

test('the internal links of every page are at most six, and never itself', () => {
  expect(internalLinksCap).toBe(6)
  for (const page of pageIds) {
    expect(internalLinks(page)).toHaveLength(6)
    expect(internalLinks(page)).not.toContain(page)
  }
})

test('they keep the order of the navigation', () => {
  expect(internalLinks('home')).toEqual(['about', 'services', 'guide', 'clientStories', 'pricing', 'contact'])
  expect(internalLinks('aiSearch')).toEqual(['about', 'services', 'guide', 'clientStories', 'pricing', 'contact'])
  expect(internalLinks('contact')).toEqual(['home', 'about', 'services', 'guide', 'clientStories', 'pricing'])
})

test('every page has a name', () => {
  expect(Object.keys(pageLabels).toSorted()).toEqual([...pageIds].toSorted())
})
