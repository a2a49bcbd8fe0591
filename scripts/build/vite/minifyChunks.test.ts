import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from '../buildCache.ts'
import { minifyChunk } from './minifyChunks.ts'

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'chunks-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}

const code = 'const aLongName = 1 + 2\nexport { aLongName as sum }\n'

test('a chunk is minified once, and comes from the cache in the next build', async () => {
  const folder = emptyFolder()
  expect(await minifyChunk(code, openCache(folder))).toBe('const s=3;export{s as sum};')
  const [file] = fs.readdirSync(folder)
  fs.writeFileSync(path.join(folder, file ?? ''), 'of the last build')
  expect(await minifyChunk(code, openCache(folder))).toBe('of the last build')
  expect(await minifyChunk(`${code}// changed`, openCache(folder))).toBe('const s=3;export{s as sum};')
})

test('code that cannot be parsed stops the build', async () => {
  const folder = emptyFolder()
  await expect(minifyChunk('const = 1', openCache(folder))).rejects.toThrow('Name expected')
  expect(fs.readdirSync(folder)).toEqual([])
})
