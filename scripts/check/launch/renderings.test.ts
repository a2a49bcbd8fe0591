import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { founders } from '../../../src/content/founders.ts'
import { renderings } from '../../../src/content/pictures/renderings.ts'
import { findFiles } from '../../build/findFiles.ts'

const folder = path.resolve(import.meta.dirname, '../../../src/content/pictures')

test('the legal notice says which pictures are renderings', () => {
  const described = findFiles(folder, '*.ts')
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .filter((text) => text.includes('?picture'))
  const photographs = described.filter((text) => text.includes('photograph: true')).length
  const portraits = founders.filter(({ portrait }) => portrait !== undefined).length
  expect(described.length).toBeGreaterThan(0)
  expect(renderings).toBe(photographs + portraits === 0 ? 'all' : photographs === described.length ? 'none' : 'some')
})
