import { expect, test } from 'vitest'
import { parseServerSettings } from './settings.ts'

test('everything has a default', () => {
  const expected = { port: 4173, host: '127.0.0.1', country: 'US', dataDir: '.data' }
  expect(parseServerSettings({})).toEqual(expected)
  expect(parseServerSettings({ PORT: '', EMBEDDED_DATA_DIR: ' ' })).toEqual(expected)
})

test('every malformed setting is named at once', () => {
  const wrong = { PORT: '99999', EMBEDDED_COUNTRY: 'Germany' }
  const parse = () => parseServerSettings(wrong)
  for (const name of Object.keys(wrong)) expect(parse).toThrow(name)
})
