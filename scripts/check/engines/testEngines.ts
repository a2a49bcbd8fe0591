import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { locales } from '../../../src/i18n/locales.ts'
import { startServer } from '../../serve/serve.ts'
import { engines } from './drivers.ts'
import { flows } from './flows.ts'
import { recordErrors } from './recordErrors.ts'
import { createVisitor } from './visitor.ts'

/**
 * `npm run test:engines [-- firefox | webkit]`: the flows of visitors in Firefox and WebKit, on the site in `dist`, at two widths. On
 * Debian: apt-get install firefox-esr webkit2gtk-driver xvfb xauth.
 */
const wanted = process.argv.slice(2)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'roqueta-engines-'))
const [outDir, dataDir] = [path.join(folder, 'site'), path.join(folder, 'data')]
fs.cpSync('dist', outDir, { recursive: true })
// The page's policy allows scripts of its own origin.
fs.writeFileSync(path.join(outDir, 'record-errors.js'), `(${String(recordErrors)})()`)
for (const file of fs.globSync(path.join(outDir, '**/*.html'))) {
  const html = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, html.replace('<head>', '<head><script src="/record-errors.js"></script>'))
}
const server = await startServer({ outDir, dataDir })
const blank = `${server.url}/robots.txt`

for (const [engine, start] of Object.entries(engines)) {
  if (wanted.length > 0 && !wanted.includes(engine)) continue
  const browser = await start(blank)
  for (const width of [390, 1440])
    for (const locale of locales)
      for (const [name, flow] of Object.entries(flows)) {
        const visitor = createVisitor({ browser, siteUrl: server.url, dataDir, locale, isOnPhone: width === 390 })
        await browser.resize(width, 900)
        // Every flow begins as a first visit.
        await browser.open(blank)
        await browser.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
        const failure = await flow(visitor).catch((error: unknown) => error)
        const errors = await browser.evaluate(() => sessionStorage.getItem('errors') ?? '')
        const isPassed = failure === undefined && errors === ''
        console.log(`${isPassed ? 'passed' : 'FAILED'} ${engine} ${width} ${locale}: ${name}`)
        if (isPassed) continue
        console.log(failure ?? '', errors)
        process.exitCode = 1
      }
  await browser.close()
}
await server.close()
fs.rmSync(folder, { recursive: true })
