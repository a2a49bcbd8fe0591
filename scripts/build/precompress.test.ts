import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from './buildCache.ts'
import { precompress } from './precompress.ts'

const html = '<p>Buyer-side property advisers in Mallorca.</p>'.repeat(20)

async function compressed(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'precompress-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  await precompress(folder)
  return folder
}

test('a page gets a Brotli and a gzip copy with the same content', async () => {
  const folder = await compressed({ 'en/about.html': html })
  const page = path.join(folder, 'en/about.html')
  expect(zlib.brotliDecompressSync(fs.readFileSync(`${page}.br`)).toString()).toBe(html)
  expect(zlib.gunzipSync(fs.readFileSync(`${page}.gz`)).toString()).toBe(html)
})

test('pictures and fonts, which are compressed by nature, and tiny files get none', async () => {
  const folder = await compressed({ 'villa.avif': html, 'text.woff2': html, 'robots.txt': 'Allow: /' })
  expect(fs.readdirSync(folder).toSorted()).toEqual(['robots.txt', 'text.woff2', 'villa.avif'])
})

test('from the cache a file is the same, and another text is compressed anew', async () => {
  const folder = await compressed({ 'page.html': html })
  const cold = fs.readFileSync(path.join(folder, 'page.html.br'))
  const build = () => precompress(folder, openCache(path.join(folder, 'cache')))
  await build()
  const kept = fs.readdirSync(path.join(folder, 'cache'))
  await build()
  expect(fs.readFileSync(path.join(folder, 'page.html.br'))).toEqual(cold)
  expect(fs.readdirSync(path.join(folder, 'cache'))).toEqual(kept)
  fs.writeFileSync(path.join(folder, 'page.html'), `${html}!`)
  await build()
  expect(zlib.brotliDecompressSync(fs.readFileSync(path.join(folder, 'page.html.br'))).toString()).toBe(`${html}!`)
})
