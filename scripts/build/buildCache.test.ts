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

test('an output is made once for the same inputs', async () => {
  const folder = emptyFolder()
  const make = output('a')
  for (let run = 0; run < 2; run += 1)
    expect((await cached(folder, ['title', Buffer.from('picture')], make)).toString()).toBe('a')
  expect(make).toHaveBeenCalledTimes(1)
})

test('any other input makes another output', async () => {
  const folder = emptyFolder()
  const inputs = [['ab', 'c'], ['a', 'bc'], ['abc'], ['ab', 'd']]
  for (const [at, given] of inputs.entries())
    expect((await cached(folder, given, output(String(at)))).toString()).toBe(String(at))
})

test('what fails is not kept', async () => {
  const folder = emptyFolder()
  await expect(cached(folder, ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cached(folder, ['a'], output('a'))).toString()).toBe('a')
})

test('builds of several kinds, also at once, take nothing from each other', async () => {
  const folder = emptyFolder()
  const inputs = ['main', 'rehearsal', 'pseudo'].flatMap((kind) =>
    Array.from({ length: 20 }, (_, at) => [kind, `${at}`]),
  )
  const twice = [...inputs, ...inputs]
  const made = await Promise.all(twice.map((given) => cached(folder, given, output(given.join()))))
  expect(made.map(String)).toEqual(twice.map((given) => given.join()))
  const again = output('made again')
  for (const given of inputs) expect((await cached(folder, given, again)).toString()).toBe(given.join())
  expect(fs.readdirSync(folder)).toHaveLength(inputs.length)
})
