import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { articleDrawings } from '../../../src/articleDrawings/articleDrawings.tsx'
import { articleDrawing } from '../../../src/features/blog/sanitiser/ownPictures.ts'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { seedPosts } from '../fixtures/seedPosts.ts'
import { drawingSvg } from './drawingSvg.tsx'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'public/drawings')
const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8')

const drawings = Object.entries(articleDrawings).flatMap(([name, inLanguages]) =>
  Object.entries(inLanguages).map(([locale, drawing]) => ({
    file: `${name}-${locale}.svg`,
    drawing,
    locale: locale as Locale,
  })),
)
const mostBytes = 15_000

/** `npm run drawings` writes the files. */
describe('the drawings of public/drawings', () => {
  test.each(drawings)('$file is what its component draws', async ({ file, drawing, locale }) => {
    const svg = await drawingSvg(drawing, locale)
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(mostBytes)
    expect(svg).toContain(`viewBox="0 0 ${articleDrawing.width} ${articleDrawing.height}"`)
    await expect(svg).toMatchFileSnapshot(path.join(folder, file))
  })

  test('are these and no others', () => {
    expect(fs.readdirSync(folder).toSorted()).toEqual(drawings.map(({ file }) => file).toSorted())
  })
})

const posts = (await seedPosts())
  .filter(({ isPublished }) => isPublished)
  .map(({ locale, slug, html }) => ({
    locale,
    slug,
    shown: parse(html)
      .querySelectorAll('img[src^="/drawings/"]')
      .map((image) => ({ file: path.basename(image.getAttribute('src') ?? ''), alt: image.getAttribute('alt') })),
  }))

test('docs/pictures.md lists the drawings', () => {
  const listed = fs
    .readFileSync(path.join(root, 'docs/pictures.md'), 'utf8')
    .matchAll(new RegExp(`\`([a-z-]+-(?:${locales.join('|')}))\``, 'g'))
  expect([...listed].map(([, name = '']) => `${name}.svg`).toSorted()).toEqual(
    drawings.map(({ file }) => file).toSorted(),
  )
})

describe('the sample posts', () => {
  test('each have a drawing of their own, in their language', () => {
    expect(
      posts.filter(({ shown, locale }) => shown.length !== 1 || !shown[0]?.file.endsWith(`-${locale}.svg`)),
    ).toEqual([])
    expect(posts.flatMap(({ shown }) => shown.map(({ file }) => file)).toSorted()).toEqual(
      drawings.map(({ file }) => file).toSorted(),
    )
  })

  test.each(posts)('$slug describes its drawing as the drawing does', ({ shown }) => {
    for (const { file, alt } of shown) {
      expect(alt).toBe(parse(read(file)).querySelector('desc')?.text.replaceAll(/\s+/g, ' '))
    }
  })
})
