import { describe, expect, test } from 'vitest'
import { locales } from '../i18n/locales.ts'
import { listPath, matchBlogPath, postPath, routeOf } from './blogPaths.ts'
import { findRoute } from './manifest.ts'

describe('an address of the blog', () => {
  test.each(locales)('in %s is recognised as it was built', (locale) => {
    expect(matchBlogPath(listPath(locale, 1))).toEqual({ kind: 'list', locale, page: 1 })
    expect(matchBlogPath(listPath(locale, 12))).toEqual({ kind: 'list', locale, page: 12 })
    expect(matchBlogPath(postPath(locale, 'arras-2'))).toEqual({ kind: 'post', locale, slug: 'arras-2' })
  })

  test('of a post may be any slug, that of the list’s pages too', () => {
    expect(matchBlogPath('/en/blog/page')).toEqual({ kind: 'post', locale: 'en', slug: 'page' })
  })

  test.each([
    '/en',
    '/en/about',
    '/blog/arras',
    '/en/blogger',
    '/en/blog/Arras',
    '/en/blog/a_b',
    '/en/blog/-a',
    '/en/blog/a/b',
    '/en/blog/page/1',
    '/en/blog/page/0',
    '/en/blog/page/02',
    '/en/blog/page/2/3',
    '/en/blog/index',
    '/en/blog/404',
    '/en/blog/feed.xml',
    '/en/blog/%3Cscript%3E',
  ])('is not %s', (path) => {
    expect(matchBlogPath(path)).toBeUndefined()
  })
})

describe('the route', () => {
  test('of a post is its only version, below the blog', () => {
    expect(routeOf('/de/blog/arras/')).toMatchObject({
      page: 'blogPost',
      locale: 'de',
      path: '/de/blog/arras',
      translations: { de: '/de/blog/arras' },
      trail: ['home', 'blog'],
    })
  })

  test('of a further page of the list is the blog’s, with an address of its own', () => {
    expect(routeOf('/en/blog/page/2')).toMatchObject({ page: 'blog', path: '/en/blog/page/2' })
  })

  test('of a page of the manifest is the manifest’s', () => {
    expect(routeOf('/en/blog')).toBe(findRoute('/en/blog'))
    expect(routeOf('/de/nirgendwo')).toBeUndefined()
  })
})
