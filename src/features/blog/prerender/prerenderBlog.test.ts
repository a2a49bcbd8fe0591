import { describe, expect, test } from 'vitest'
import { locales } from '../../../i18n/locales.ts'
import type { Post } from '../posts.ts'
import { prerenderBlog } from './prerenderBlog.ts'

const postOf = (number: number, over: Partial<Post> = {}): Post => ({
  id: String(number),
  title: `Title & <b>${number}`,
  slug: `post-${number}`,
  description: `About ${number}`,
  createdAt: new Date(Date.UTC(2026, 0, number)).toISOString(),
  updatedAt: new Date(Date.UTC(2026, 6, number)).toISOString(),
  locale: number % 3 === 0 ? 'de' : 'en',
  dirtyHtml: `<h1>Title</h1><h2>Part</h2><p onclick="x()">Text ${number}</p>`,
  featuredImage: undefined,
  ...over,
})
const finca = '/articles/finca.jpg'
const posts = Array.from({ length: 90 }, (_, at) => postOf(90 - at))
posts[0] = postOf(90, { dirtyHtml: `<p>Text</p><img src="${finca}">` })
posts[3] = postOf(87, { featuredImage: 'https://cdn.example.org/a.jpg' })
const blog = prerenderBlog(posts)

describe('the blog of a build', () => {
  test('has the paths of each language', () => {
    const { lists, posts: paths } = blog.paths('de')
    expect(paths).toHaveLength(30)
    expect(paths[0]).toBe('/de/blog/post-90')
    expect(lists).toEqual(['/de/blog/page/2', '/de/blog/page/3'])
    expect(locales.flatMap((locale) => blog.paths(locale).posts)).toHaveLength(90)
  })

  test('has what a page of the list shows, without texts', () => {
    const data = blog.read('/de/blog/page/2')
    expect(data?.kind === 'list' && data.list.posts).toHaveLength(12)
    expect(JSON.stringify(data)).not.toContain('Part')
    expect(blog.read('/en/about')).toBeNull()
    expect(blog.read('/en/blog/no-such-post')).toBeNull()
  })

  test('has the pictures of the posts on the first page of the list, if they are of the site', () => {
    expect(blog.read('/de/blog')).toMatchObject({ list: { pictures: { 'post-90': finca } } })
    expect(blog.read('/en/blog')).toMatchObject({ list: { pictures: {} } })
    const further = blog.read('/de/blog/page/2')
    expect(further?.kind === 'list' && further.list.pictures).toBeUndefined()
  })

  test('has each post, sanitised, with its neighbors', () => {
    const data = blog.read('/en/blog/post-88')
    expect(data).toMatchObject({
      kind: 'post',
      article: { slug: 'post-88', headings: [{ text: 'Part' }], updatedAt: postOf(88).updatedAt },
      neighbors: [{ slug: 'post-89' }, { slug: 'post-86' }],
    })
    expect(data?.kind === 'post' && data.article.html).not.toMatch(/<h1|onclick/)
  })
})
