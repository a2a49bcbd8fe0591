import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { articleOf } from './article.ts'
import { parsePost } from './posts.ts'

const { window } = new JSDOM('')

test.each([
  [null, '<img src="/drawings/a.svg"><img src="https://e.com/b.SVG?1"><img src="/articles/c.jpg">', '/articles/c.jpg'],
  [null, '<img src="/drawings/a.svg">', undefined],
  ['/drawings/a.svg', '<img src="b.jpg"><img src="/c.jpg">', '/c.jpg'],
  ['/d.jpg', '<img src="/c.jpg">', '/d.jpg'],
])('the social image is the first that networks show: %s, %s', (featured, pictures, expected) => {
  const row = { id: '1', title: 'A', slug: 'a', meta_description: 'A', created_at: '2026-10-02', language_code: 'en' }
  const post = parsePost({ ...row, content_html: `<p>x</p>${pictures}`, featured_image: featured })
  expect(articleOf(post, window).image).toBe(expected)
})
