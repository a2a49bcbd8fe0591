import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { JSDOM } from './jsdomStub.ts'
import { loadPrerender } from './loadPrerender.ts'

const jsdomFiles = () =>
  Object.keys(createRequire(import.meta.url).cache).filter((file) => /[\\/]jsdom[\\/]/.test(file))

test('vite-react-ssg is loaded without jsdom', async () => {
  expect(await loadPrerender()).toBeTypeOf('function')
  expect(jsdomFiles()).toEqual([])
})

test('a vite-react-ssg that asks for no jsdom is an error', async () => {
  // The first test has loaded it: it asks for nothing anymore.
  await expect(loadPrerender()).rejects.toThrow('vite-react-ssg no longer imports jsdom')
})

test('the stub returns a page unchanged, and throws when its document is used', () => {
  const page = new JSDOM('<p>Text')
  expect(page.serialize()).toBe('<p>Text')
  expect(() => Reflect.get(page.window.document, 'head')).toThrow('vite-react-ssg now uses document.head')
})
