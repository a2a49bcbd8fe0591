import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright'
import sharp from 'sharp'

/** Everything outside the project that affects pixels: only pictures with the same fingerprint can be compared. */
export type Fingerprint = {
  readonly browser: string
  readonly system: string
  /** Pixels of the site’s own typefaces: this machine's text rendering. */
  readonly text: string
  /** Pixels of the system's fallback typefaces, used for characters missing from the site’s own. */
  readonly systemFonts: string
}
export type Difference = { readonly message: string; readonly isFatal: boolean }

const typeface = fs.readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2'),
)
const specimen = (families: readonly string[]) => `<!doctype html><meta charset="utf-8">
  <style>@font-face { font-family: Own; src: url(data:font/woff2;base64,${typeface.toString('base64')}) }</style>
  ${families.map((family) => `<p style="font: 1.3rem ${family}">Roqueta 1.250.000 € Größe ${family === 'Own' ? '' : '→ ✓ ★'}</p>`).join('')}`

async function pixelsOf(browser: Browser, families: readonly string[]): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 640, height: 320 } })
  await page.setContent(specimen(families))
  await page.evaluate(() => document.fonts.ready)
  const pixels = await sharp(await page.screenshot())
    .raw()
    .toBuffer()
  await page.close()
  return createHash('sha256').update(pixels).digest('hex').slice(0, 16)
}

export const fingerprintOf = async (browser: Browser): Promise<Fingerprint> => ({
  browser: `Chromium ${browser.version()}`,
  system: `${process.platform} ${process.arch}`,
  text: await pixelsOf(browser, ['Own']),
  systemFonts: await pixelsOf(browser, ['serif', 'sans-serif', 'monospace', 'system-ui']),
})

type Options = Readonly<Record<'anyway' | 'update' | 'isPart', boolean>>
/** Whether a run goes on in spite of these differences. Baselines of two browsers are never mixed by a part of an update. */
export const isAllowed = (found: readonly Difference[], { anyway, update, isPart }: Options): boolean =>
  !found.some(({ isFatal }) => isFatal) || (anyway && !(update && isPart))

/** How this machine differs from the one that made the baselines, as sentences. */
export function differences(baseline: Fingerprint, here: Fingerprint): Difference[] {
  const found: Difference[] = []
  const [made, other] = [baseline, here].map(({ browser, system }) => `${browser} on ${system}`)
  if (made !== other) found.push({ message: `The baselines were made with ${made}; here is ${other}.`, isFatal: true })
  else if (baseline.text !== here.text)
    found.push({
      message: 'The same browser draws text differently here than where the baselines were made.',
      isFatal: true,
    })
  if (baseline.systemFonts !== here.systemFonts)
    found.push({
      message:
        'The fonts of this system are not those of the baselines. The site brings its own, so only characters that these lack (arrows, ticks) can differ for this reason.',
      isFatal: false,
    })
  return found
}
