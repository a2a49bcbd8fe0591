import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { manifest } from '../../src/routing/manifest.ts'
import { indexNowFile, llmsText } from './writeDiscovery.ts'

const origin = 'https://www.example.org'
const routes = manifest.filter(({ page }) => page === 'home' || page === 'pricing' || page === 'legalNotice')
let outDir = ''

beforeEach(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dist-'))
  for (const { id, path: address } of routes) {
    const file = path.join(outDir, `${address}.html`)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(
      file,
      `<meta name="description" content="About ${id}"><meta property="og:title" content="${id}"><meta property="og:description" content="About ${id}">`,
    )
  }
})
afterEach(() => fs.rmSync(outDir, { recursive: true }))

describe('llms.txt', () => {
  test('names the company, what it does, and every page that may be found, by language', () => {
    expect(llmsText(outDir, origin, routes)).toBe(`# Roqueta Private Advisory

> About en:home

## English

- [en:home](${origin}/en): About en:home
- [en:pricing](${origin}/en/pricing): About en:pricing

## German

- [de:home](${origin}/de): About de:home
- [de:pricing](${origin}/de/preise): About de:pricing
`)
  })

  test('is refused while a page is missing', () => {
    expect(() => llmsText(outDir, origin)).toThrow('was not built, but the manifest lists it')
  })
})

describe('the IndexNow key', () => {
  test('has a file of its own name', () => {
    expect(indexNowFile('abcdef0123456789')).toEqual({ name: 'abcdef0123456789.txt', text: 'abcdef0123456789' })
  })
  test('needs no file where none is set', () => {
    expect(indexNowFile('')).toBeUndefined()
    expect(indexNowFile(undefined)).toBeUndefined()
  })
  test.each(['short', '../../etc/passwd', 'with space in it'])('%s is refused', (key) => {
    expect(() => indexNowFile(key)).toThrow('INDEXNOW_KEY must be')
  })
})
