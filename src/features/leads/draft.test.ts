import { expect, test } from 'vitest'
import type { Store } from '../../lib/storage.ts'
import { draftStore } from './draft.ts'

function memory(entries: Record<string, string> = {}): Store & { readonly entries: Map<string, string> } {
  const map = new Map(Object.entries(entries))
  return {
    entries: map,
    read: (key) => map.get(key) ?? null,
    write: (key, value) => {
      map.set(key, value)
      return true
    },
    remove: (key) => void map.delete(key),
  }
}
const draft = { values: { name: 'Anna', message: 'Zwei Zeilen,\n„so“' }, step: 1, startedAt: 1_700_000_000_000 }

test('a draft comes back as it was written', () => {
  const store = memory()
  draftStore('contact', store).write(draft)
  expect(draftStore('contact', store).read()).toEqual(draft)
})

test('each form has a draft of its own', () => {
  const store = memory()
  draftStore('contact', store).write(draft)
  expect(draftStore('enquiry', store).read()).toBeUndefined()
  draftStore('enquiry', store).clear()
  expect(draftStore('contact', store).read()).toEqual(draft)
})

test('a cleared draft leaves nothing behind', () => {
  const store = memory()
  const drafts = draftStore('contact', store)
  drafts.write(draft)
  drafts.clear()
  expect(drafts.read()).toBeUndefined()
  expect(store.entries.size).toBe(0)
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
  expect(draftStore('contact', memory({ 'draft-contact': text })).read()).toBeUndefined()
})
