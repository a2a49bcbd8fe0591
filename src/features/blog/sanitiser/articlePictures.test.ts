import fs from 'node:fs'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { articlePicture } from './articlePictures.ts'
import { sanitiseArticle } from './sanitiseArticle.ts'

const folder = path.resolve(import.meta.dirname, '../../../../public/articles')
const { window } = new JSDOM('')
const imageOf = (html: string) => sanitiseArticle(html, window).content.querySelector('img')

test('a picture of ours has its size and a smaller variant, whatever an editor wrote', () => {
  const image = imageOf(
    '<img srcset="/x.jpg 2x" class="article-opening" width="9" src="/articles/finca.jpg" alt="A villa">',
  )
  expect(Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
    class: 'article-opening',
    src: '/articles/finca.jpg',
    alt: 'A villa',
    width: '1600',
    height: '840',
    srcset: '/articles/finca-400.jpg 400w, /articles/finca-800.jpg 800w, /articles/finca.jpg 1600w',
    sizes: '100vw',
  })
  expect(imageOf('<img src="/articles/finca.jpg" alt="">')?.getAttribute('sizes')).toContain('rem')
})

test('a drawing of ours has its size, and loads with the page', () => {
  const image = imageOf('<img src="/drawings/costs-en.svg" alt="Bars" loading="eager" width="9">')
  expect(Object.fromEntries([...(image?.attributes ?? [])].map(({ name, value }) => [name, value]))).toEqual({
    src: '/drawings/costs-en.svg',
    alt: 'Bars',
    width: '400',
    height: '320',
  })
})

test.each([
  'https://images.example/articles/finca.jpg',
  '/uploads/villa.jpg',
  '/articles/finca.png',
  '/articles/a/b.jpg',
  '/drawings/costs-en.png',
  'https://images.example/drawings/costs-en.svg',
])('a picture from %s stays as it is', (src) =>
  expect(imageOf(`<img src="${src}" alt="">`)?.getAttributeNames()).toEqual(['src', 'alt']),
)

test('every picture in public/articles has the size and the variants that articles name', async () => {
  const names = fs.readdirSync(folder)
  const pictures = names.filter((name) => !/-\d+\.jpg$/.test(name))
  expect(names).toHaveLength((1 + articlePicture.smallWidths.length) * pictures.length)
  const sizeOf = async (name: string) => {
    const { width, height } = await sharp(path.join(folder, name)).metadata()
    return `${width} × ${height}`
  }
  for (const name of pictures) {
    expect([name, await sizeOf(name)]).toEqual([name, '1600 × 840'])
    for (const small of articlePicture.smallWidths)
      expect([name, await sizeOf(name.replace('.jpg', `-${small}.jpg`))]).toEqual([name, `${small} × ${small * 0.525}`])
  }
})
