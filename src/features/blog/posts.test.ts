import { describe, expect, test } from 'vitest'
import { parsePost, parseSummary } from './posts.ts'

const row = {
  id: '7b1f',
  title: ' The arras ',
  slug: 'the-arras',
  meta_description: 'Ten percent.',
  created_at: '2026-10-02T09:00:00+00:00',
  language_code: 'en',
  content_html: '<p>Text</p>',
  featured_image: null,
}

test('a row becomes a post', () => {
  expect(parseSummary(row)).toEqual({
    id: '7b1f',
    title: 'The arras',
    slug: 'the-arras',
    description: 'Ten percent.',
    createdAt: '2026-10-02T09:00:00+00:00',
    locale: 'en',
  })
  expect(parsePost(row)).toMatchObject({
    dirtyHtml: '<p>Text</p>',
    featuredImage: undefined,
    updatedAt: row.created_at,
  })
  expect(parsePost({ ...row, updated_at: '2026-11-01T00:00:00Z', featured_image: '/a.jpg' })).toMatchObject({
    updatedAt: '2026-11-01T00:00:00Z',
    featuredImage: '/a.jpg',
  })
})

describe('a row that is no post is refused, and what is wrong with it is said', () => {
  test.each([
    [null, 'a row must be an object, but is null'],
    [[], 'a row must be an object, but is []'],
    [{ ...row, title: '' }, 'title of the post "the-arras" must be text, but is ""'],
    [{ ...row, title: { toString: 'x' } }, 'title of the post "the-arras" must be text'],
    [{ ...row, slug: '../admin' }, 'slug of the post "../admin" must be a slug'],
    [{ ...row, slug: 'javascript:alert(1)' }, 'must be a slug'],
    [
      { ...row, language_code: 'fr' },
      'language_code of the post "the-arras" must be a language of the site, but is "fr"',
    ],
    [{ ...row, created_at: 'yesterday' }, 'created_at of the post "the-arras" must be a time'],
    [{ ...row, content_html: 7 }, 'content_html of the post "the-arras" must be text, but is 7'],
    [{ ...row, featured_image: 7 }, 'featured_image of the post "the-arras" must be an address or nothing'],
    [{ ...row, id: undefined }, 'id of the post "the-arras" must be text, but is undefined'],
  ])('%j', (value, message) => {
    expect(() => parsePost(value)).toThrow(message)
  })
})
