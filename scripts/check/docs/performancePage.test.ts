import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { markdownTable, replaceSection } from './performancePage.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const page = fs.readFileSync(path.join(root, 'docs/performance.md'), 'utf8')

test('a section is replaced between its markers, and nothing else', () => {
  const before = '# A\n\n<!-- weight -->\n\nold\n\n<!-- /weight -->\n\n<!-- speed -->\n\nkept\n\n<!-- /speed -->\n'
  expect(replaceSection(before, 'weight', 'new\n')).toBe(before.replace('old', 'new'))
})

test('a page without the markers is an error that names them', () => {
  expect(() => replaceSection('# A\n<!-- weight -->\n', 'weight', 'new')).toThrow(
    'docs/performance.md has no section between <!-- weight --> and <!-- /weight -->.',
  )
})

test.each(['weight', 'speed', 'posts'] as const)('docs/performance.md has the section %s', (section) => {
  expect(replaceSection(page, section, 'x')).toContain(`<!-- ${section} -->\n\nx\n\n<!-- /${section} -->`)
})

test('a table is as the formatter writes it', () => {
  const table = markdownTable(
    ['page', 'kB', 'scores'],
    [
      ['`/en`', '6.1', '100 100'],
      ['`/de/leistungen`', '7', '9'],
    ],
  )
  const numbers = markdownTable(['posts', 'a page'], [['0', '']], { firstColumn: 'right' })
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'table-')), 'table.md')
  fs.writeFileSync(file, `${table}\n\n${numbers}\n`)
  execFileSync(path.join(root, 'node_modules/.bin/oxfmt'), ['-c', 'scripts/check/lint/oxfmtrc.json', file], {
    cwd: root,
  })
  expect(fs.readFileSync(file, 'utf8')).toBe(`${table}\n\n${numbers}\n`)
})
