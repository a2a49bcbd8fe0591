import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { cached } from './buildCache.ts'

function emptyFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-cache-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  return folder
}
const output = (text: string) => vi.fn<() => Promise<Buffer>>(async () => Buffer.from(text))

test('what fails is not kept', async () => {
  const folder = emptyFolder()
  await expect(cached(folder, ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cached(folder, ['a'], output('a'))).toString()).toBe('a')
})

test('builds of several kinds, also at once, take nothing from each other', async () => {
  const folder = emptyFolder()
  const inputs = [['ab', 'c'], ['a', 'bc'], ['abc'], ['ab', 'd']]
  const twice = [...inputs, ...inputs]
  const made = await Promise.all(twice.map((given) => cached(folder, given, output(given.join()))))
  expect(made.map(String)).toEqual(twice.map((given) => given.join()))
  const again = output('made again')
  for (const given of inputs) expect((await cached(folder, given, again)).toString()).toBe(given.join())
  expect(again).not.toHaveBeenCalled()
})
