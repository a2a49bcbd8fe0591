import fs from 'node:fs'
import path from 'node:path'
import { findFiles } from '../../scripts/build/findFiles.ts'
import { ads, rehearsal, settings } from '../../scripts/check/launch/rehearsal/settings.ts'
import { startServer } from '../../scripts/serve/serve.ts'
import { test as base } from './site.ts'

const service = 'https://www.googletagmanager.com'
/** Endpoint that receives conversions. */
const conversionUrl = 'https://www.googleadservices.com/pagead/conversion'

/** Mock of Google's script: reads the queue, sets a cookie, reports conversions with a request. */
const fakeScript = `{
  const read = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return
    const [name, what, details] = command
    if (name === 'config') document.cookie = '_gcl_au=1.1.1; path=/'
    if (name === 'event' && what === 'conversion') fetch('${conversionUrl}?' + new URLSearchParams(details))
  }
  const queue = window.dataLayer
  queue.forEach(read)
  queue.push = (...commands) => { Array.prototype.push.apply(queue, commands); commands.forEach(read) }
}`

type Google = {
  /** Every requested address outside the site. */
  readonly requests: string[]
  /** Parameters of the reported conversions. */
  readonly conversions: () => Record<string, string>[]
}

/** The build for a real site, which has an advertising account, and a mock of Google that records requests. */
export const test = base.extend<{ google: Google }, { adsSite: string }>({
  adsSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const site = await startServer({ outDir: rehearsal.outDir })
      await use(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ adsSite }, use) => use(adsSite),
  // Requests to Google are expected here; the fixture below records them.
  // oxlint-disable-next-line no-empty-pattern -- see above
  foreignRequests: ({}, use) => use([]),
  google: [
    async ({ context, adsSite }, use) => {
      const google: Google = {
        requests: [],
        conversions: () =>
          google.requests
            .filter((address) => address.startsWith(conversionUrl))
            .map((address) => Object.fromEntries(new URL(address).searchParams)),
      }
      await context.route(
        ({ origin }) => origin !== adsSite,
        async (route) => {
          const address = route.request().url()
          google.requests.push(address)
          if (address.startsWith(`${service}/gtag/js?id=${ads.id}`))
            await route.fulfill({ contentType: 'text/javascript', body: fakeScript })
          else await route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } })
        },
      )
      await context.route(`${settings['VITE_GEOLOCATION_URL']}/json/`, (route) =>
        route.fulfill({ json: { country_code: 'US' } }),
      )
      await use(google)
    },
    { auto: true },
  ],
})

/** The files of a build, as text, by name. */
export function builtFiles(outDir: string): Map<string, string> {
  const names = findFiles(outDir, '**/*.{html,js,css,json}')
  return new Map(names.map((name) => [name, fs.readFileSync(path.join(outDir, name), 'utf8')]))
}
