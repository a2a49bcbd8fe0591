import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Line endings in the index, and the attributes: https://git-scm.com/docs/git-ls-files#Documentation/git-ls-files.txt---eol */
const files = execFileSync('git', ['ls-files', '--eol'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((line) => {
    const [, index = '', attributes = '', file = ''] = /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*\t(.+)$/.exec(line) ?? []
    return { index, attributes, file }
  })

test('every text has the same bytes on Windows, whatever core.autocrlf says', () => {
  expect(files.length).toBeGreaterThan(1000)
  expect(files.filter(({ attributes }) => attributes !== 'text=auto eol=lf' && attributes !== '-text')).toEqual([])
  const withCarriageReturns = files.filter(
    ({ index, attributes }) => /crlf|mixed/.test(index) && attributes !== '-text',
  )
  expect(withCarriageReturns).toEqual([])
})

test('every kind of binary file is named in .gitattributes', () => {
  const guessed = files.filter(({ index, attributes }) => index === '-text' && attributes !== '-text')
  expect(guessed.map(({ file }) => file)).toEqual([])
})

test('no file has a name that Windows cannot have, or that differs from another in case only', () => {
  const reserved = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i
  expect(files.map(({ file }) => file).filter((file) => reserved.test(file))).toEqual([])
  expect(new Set(files.map(({ file }) => file.toLowerCase())).size).toBe(files.length)
})

test('lines of the settings end in a line feed in this checkout', () => {
  for (const name of ['package.json', 'locales/de.po', 'vite.config.ts'])
    expect(fs.readFileSync(path.join(root, name), 'utf8')).not.toContain('\r')
})
