import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { draftStore } from './draft.ts'

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

const draft = { values: { name: 'Anna', message: 'Zwei Zeilen,\n„so“' }, step: 1, startedAt: 1_700_000_000_000 }

test('a draft comes back as it was written', () => {
  draftStore('contact').write(draft)
  expect(draftStore('contact').read()).toEqual(draft)
})

test('each form has a draft of its own', () => {
  draftStore('contact').write(draft)
  expect(draftStore('enquiry').read()).toBeUndefined()
  draftStore('enquiry').clear()
  expect(draftStore('contact').read()).toEqual(draft)
})

test('a cleared draft leaves nothing behind', () => {
  const drafts = draftStore('contact')
  drafts.write(draft)
  drafts.clear()
  expect(drafts.read()).toBeUndefined()
  expect(sessionStorage).toHaveLength(0)
})

test.each([
  'not JSON',
  'null',
  '[]',
  '{}',
  '{"values":null,"step":0,"startedAt":1}',
  '{"values":{"name":1},"step":0,"startedAt":1}',
  '{"values":{"name":"Anna"},"step":"0","startedAt":1}',
  '{"values":{"name":"Anna"},"step":0}',
  '{"values":{"name":"Anna"},"step":-1,"startedAt":1}',
  '{"values":{"name":"Anna"},"step":0.5,"startedAt":1}',
])('storage that holds %s counts as no draft', (text) => {
  sessionStorage.setItem('draft-contact', text)
  expect(draftStore('contact').read()).toBeUndefined()
})
