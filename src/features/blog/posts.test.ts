import { describe, expect, test } from 'vitest'
import { parsePost, parseSummary, pictureProblem } from './posts.ts'

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

test('what a tool has escaped in a title or a description is read once', () => {
  const escaped = {
    ...row,
    title: 'Buying &amp; selling',
    meta_description: 'K&auml;ufe &#8211; &amp;amp; &#x20AC;1 &what;',
  }
  expect(parseSummary(escaped)).toMatchObject({
    title: 'Buying & selling',
    description: 'Käufe – &amp; €1 &what;',
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
    [{ ...row, title: '&nbsp;' }, 'title of the post "the-arras" must be text'],
    [{ ...row, title: '\u00A0\n\u200B' }, 'title of the post "the-arras" must be text'],
    [{ ...row, title: 'a'.repeat(201) }, 'must be at most 200 characters long, and has 201'],
    [{ ...row, slug: 'index' }, 'slug of the post "index" must be a slug'],
    [{ ...row, slug: 'page' }, 'must be a slug'],
    [{ ...row, slug: '404' }, 'must be a slug'],
    [{ ...row, slug: 'a'.repeat(201) }, 'of at most 200 characters'],
    [{ ...row, slug: null }, 'slug of the post with the id "7b1f" must be a slug'],
    [{ ...row, created_at: '20226-10-02T09:00:00+00:00' }, 'created_at of the post "the-arras" must be a time'],
    [{ ...row, created_at: '0044-03-15T00:00:00+00:00 BC' }, 'must be a time from 1970 to 2999'],
    [{ ...row, created_at: 'infinity' }, 'must be a time'],
    [{ ...row, created_at: 'Tue 5 2026' }, 'must be a time'],
    [
      { ...row, updated_at: '-infinity' },
      'updated_at of the post "the-arras" must be a time from 1970 to 2999 or nothing',
    ],
    [{ ...row, published: false }, 'published of the post "the-arras" must be true, since visitors can read the row'],
    [{ ...row, published: null }, 'published of the post "the-arras" must be true'],
    [{ ...row, id: undefined }, 'id of the post "the-arras" must be text, but is undefined'],
  ])('%j', (value, message) => {
    expect(() => parsePost(value)).toThrow(message)
  })
})

describe('the picture that an editor chose', () => {
  const imageOf = (image: unknown) => parsePost({ ...row, featured_image: image }).featuredImage

  test.each([
    ['https://cdn.example.org/a.jpg', 'https://cdn.example.org/a.jpg'],
    [' /articles/finca.jpg ', '/articles/finca.jpg'],
    ['HTTPS://CDN.example.org/a b.jpg', 'https://cdn.example.org/a%20b.jpg'],
  ])('%j is %s', (written, expected) => {
    expect(imageOf(written)).toBe(expected)
    expect(pictureProblem({ ...row, featured_image: written })).toBeUndefined()
  })

  test.each([
    'https:// cdn.example.org/a.jpg',
    'https://',
    'https://[::1/a.jpg',
    'https://a.example:99999/',
    'https://user:geheim@a.example/a.jpg',
    'http://a.example/a.jpg',
    '//a.example/a.jpg',
    '/\\a.example/a.jpg',
    '/.//a.example/a.jpg',
    'a.jpg',
    'javascript:alert(1)',
    '',
    7,
  ])('%j is none, the post is shown without it, and the build says so', (written) => {
    expect(imageOf(written)).toBeUndefined()
    expect(pictureProblem({ ...row, featured_image: written })).toContain('featured_image of the post "the-arras"')
  })
})
