import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openCache } from './buildCache.ts'

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'build-cache-'))
  onTestFinished(() => fs.rmSync(made, { recursive: true }))
  return made
}
const output = (text: string) => vi.fn<() => Promise<Buffer>>(async () => Buffer.from(text))

test('an output is made once for the same inputs, also by a later build', async () => {
  const shared = folder()
  const make = output('a')
  for (const cache of [openCache(shared), openCache(shared)])
    expect((await cache.get(['title', Buffer.from('picture')], make)).toString()).toBe('a')
  expect(make).toHaveBeenCalledTimes(1)
})

test('any other input makes another output', async () => {
  const cache = openCache(folder())
  const inputs = [['ab', 'c'], ['a', 'bc'], ['abc'], ['ab', 'd']]
  for (const [at, given] of inputs.entries())
    expect((await cache.get(given, output(String(at)))).toString()).toBe(String(at))
})

test('what fails is not kept', async () => {
  const cache = openCache(folder())
  await expect(cache.get(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get(['a'], output('a'))).toString()).toBe('a')
})

test('outputs that a build did not ask for are deleted', async () => {
  const shared = folder()
  const earlier = openCache(shared)
  await earlier.get(['old'], output('old'))
  await earlier.get(['same'], output('same'))
  const later = openCache(shared)
  await later.get(['same'], output('other'))
  await later.prune()
  expect(fs.readdirSync(shared).map((name) => fs.readFileSync(path.join(shared, name), 'utf8'))).toEqual(['same'])
})

test('an output that two ask for at once is made once', async () => {
  const cache = openCache(folder())
  const make = output('a')
  const both = await Promise.all([cache.get(['same'], make), cache.get(['same'], make)])
  expect(both.map(String)).toEqual(['a', 'a'])
  expect(make).toHaveBeenCalledTimes(1)
})
