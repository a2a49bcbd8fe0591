import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { mark } from '../../src/content/mark.ts'

test('the favicon, of which all icons are made, is the mark of the header', () => {
  const favicon = fs.readFileSync(path.resolve(import.meta.dirname, '../../public/favicon.svg'), 'utf8')
  expect(favicon.match(/(?<= d=")[^"]+/g)).toEqual([mark.lit, mark.shaded])
})
