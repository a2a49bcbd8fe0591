import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { founders } from '../../../src/content/founders.ts'
import { renderings } from '../../../src/content/pictures/renderings.ts'
import { describedPictures, reportRenderings } from './renderings.ts'

let root = ''
function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'renderings-'))
})
afterEach(() => fs.rmSync(root, { recursive: true }))

test('a rendering is listed with the places that show it, a photograph is not', () => {
  write('src/content/pictures/villa.ts', "import source from './villa.webp?picture'")
  write(
    'src/content/pictures/quarry.ts',
    "import source from './quarry.jpg?picture'\nconst photograph = { photograph: true }",
  )
  write('src/pages/Villas/Villas.tsx', "import { villa } from '../../content/pictures/villa.ts'")
  write('src/pages/Villas/Villas.stories.tsx', "import { quarry } from '../../content/pictures/quarry.ts'")
  expect(reportRenderings(root)).toBe('Renderings, which may stay: 1\n  src/content/pictures/villa.ts  pages/Villas')
  write('src/content/pictures/villa.ts', "import source from './villa.jpg?picture'\nconst it = { photograph: true }")
  expect(reportRenderings(root)).toBe('')
})

test('the legal notice says which pictures are renderings', () => {
  const pictures = describedPictures(path.resolve(import.meta.dirname, '../../..'))
  const photographs = pictures.filter(({ isPhotograph }) => isPhotograph).length
  const portraits = founders.filter(({ portrait }) => portrait !== undefined).length
  expect(renderings).toBe(photographs + portraits === 0 ? 'all' : photographs === pictures.length ? 'none' : 'some')
})
