import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkPictures } from './checkPictures.ts'

const lfs = 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n'

test.each([
  ['HOUSE.JPG', 'text'],
  ['house.gif', lfs],
  ['house.svg', '<svg><rect'],
  ['brochure.pdf', ''],
  ['robots.txt', 'User-agent: *'],
  ['_redirects', '/a /b'],
  ['en.html', '<p>x</p>'],
])('a file of public/ that is not whole, or that the build replaces, is named: %s', async (name, content) => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true }))
  fs.mkdirSync(path.join(root, 'public'))
  await expect(checkPictures(root)).resolves.toBeUndefined()
  fs.writeFileSync(path.join(root, 'public', name), content)
  await expect(checkPictures(root)).rejects.toThrow(`public/${name} is `)
})
