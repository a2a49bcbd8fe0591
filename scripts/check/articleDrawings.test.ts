import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { articleDrawing } from '../../src/features/blog/sanitiser/articlePictures.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'public/drawings')
const drawings = fs.readdirSync(folder).map((file) => ({ file, svg: fs.readFileSync(path.join(folder, file), 'utf8') }))

test.each(drawings)('$file has the size of a drawing and at most 15 kB', ({ svg }) => {
  expect(svg).toContain(`viewBox="0 0 ${articleDrawing.width} ${articleDrawing.height}"`)
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(15_000)
})

test('sample posts have every drawing, with its description as alternative text', () => {
  const plain = (text = ''): string => text.replaceAll(/\s/g, ' ')
  const shown = parse(fs.readFileSync(path.join(root, 'supabase/seed.sql'), 'utf8'))
    .querySelectorAll('img[src^="/drawings/"]')
    .map((image) => [path.basename(image.getAttribute('src') ?? ''), plain(image.getAttribute('alt'))])
  const described = drawings.map(({ file, svg }) => [file, plain(parse(svg).querySelector('desc')?.text)])
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(described))
})
