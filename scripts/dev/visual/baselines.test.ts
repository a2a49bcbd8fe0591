import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { beforeEach, afterEach, expect, test } from 'vitest'
import { baselinesIn } from './baselines.ts'

let folder = ''
const workbench = () => path.join(folder, 'workbench')
const kept = () => baselinesIn(path.join(folder, 'baselines'))

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'baselines-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

/** As if Playwright had written it: a picture whose every pixel is another. */
async function take(name: string, shade: number): Promise<Buffer> {
  const file = path.join(workbench(), `${name}.png`)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  const pixels = Buffer.from(Array.from({ length: 300 }, (_, at) => (at * shade) % 256))
  await sharp(pixels, { raw: { width: 10, height: 10, channels: 3 } })
    .png()
    .toFile(file)
  return pixels
}

test('accepted pictures come back to the pixel', async () => {
  const pixels = await take('stories/components-button--busy', 7)
  expect(await kept().pack(workbench(), 0)).toEqual(['stories/components-button--busy'])
  expect(kept().names()).toEqual(['stories/components-button--busy'])
  expect(kept().weight()).toBeGreaterThan(0)
  await kept().unpack(['stories/components-button--busy', 'stories/unknown'], workbench())
  const unpacked = await sharp(path.join(workbench(), 'stories/components-button--busy.png')).raw().toBuffer()
  expect(unpacked.equals(pixels)).toBe(true)
})

test('only what was written since the comparison began is accepted', async () => {
  await take('stories/old', 3)
  const old = new Date(Date.now() - 60_000)
  fs.utimesSync(path.join(workbench(), 'stories/old.png'), old, old)
  await take('stories/new', 5)
  expect(await kept().pack(workbench(), Date.now() - 30_000)).toEqual(['stories/new'])
})

test('unpacking leaves nothing of an earlier run on the workbench', async () => {
  await take('stories/earlier', 3)
  await kept().unpack([], workbench())
  expect(fs.existsSync(path.join(workbench(), 'stories/earlier.png'))).toBe(false)
})

test('a removed picture and an unmade fingerprint are not there', async () => {
  await take('stories/gone', 3)
  await kept().pack(workbench(), 0)
  kept().remove('stories/gone')
  expect(kept().names()).toEqual([])
  expect(kept().fingerprint()).toBeUndefined()
  const fingerprint = { browser: 'Chromium 1', system: 'linux x64', text: 'a', systemFonts: 'b' }
  kept().writeFingerprint(fingerprint)
  expect(kept().fingerprint()).toEqual(fingerprint)
})
