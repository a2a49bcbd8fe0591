import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { messageComponents } from './messageComponents.tsx'

/** Tags whose element the component of the message passes itself, as `components` of `<Message>`. */
const passed =
  'authority call conceptLink details email figure half objection optOut phone settings strong together whatsapp'

const catalog = fs.readFileSync(path.resolve(import.meta.dirname, '../../locales/en.po'), 'utf8')
const texts = catalog.match(/^msgid .*$/gm)?.join('\n') ?? ''
const tags = new Set([...texts.matchAll(/<([a-zA-Z]\w*)\/?>/g)].map(([, tag = '']) => tag))
const known = Object.keys(messageComponents('en'))

test('every other tag of a message is a page of linkTags or emphasis', () => {
  expect(
    [...tags]
      .filter((tag) => !known.includes(tag))
      .toSorted()
      .join(' '),
  ).toBe(passed)
})

test('every tag that messages can use is in one', () => {
  expect(known.filter((tag) => !tags.has(tag))).toEqual([])
})
