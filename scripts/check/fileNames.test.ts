import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

test('no file has a name that Windows cannot have, or that differs from another in case only', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const reserved = /[<>:"|?*\\]|[. ](?:\/|$)|(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/i
  expect(files.filter((file) => reserved.test(file))).toEqual([])
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
})
