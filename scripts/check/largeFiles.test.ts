import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { expect, test } from 'vitest'

/** Bytes. A clone downloads every version of a file. */
const largest = 1_000_000

test('no file of the repository is larger than 1 MB', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => (fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > largest)).toEqual([])
})
