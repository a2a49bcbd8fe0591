import type { Page } from '@playwright/test'
import fs from 'node:fs'
import path from 'node:path'
import { adsBuild } from '../../scripts/build/buildWithAds.ts'
import { startSite } from './server.ts'
import { test as base } from './site.ts'

const service = 'https://www.googletagmanager.com'
/** Where a conversion would go. */
const conversionUrl = 'https://www.googleadservices.com/pagead/conversion'

/** Stands in for the service's script: reads the queue as that does, sets a cookie, reports conversions by a request. */
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
  /** Every address outside the site that was asked for. */
  readonly requests: string[]
  /** What the conversions said. */
  readonly conversions: () => Record<string, string>[]
  /** Whether its script can be had. */
  isBlocked: boolean
}

/** The site built with an advertising account, and a Google that only writes down. */
export const test = base.extend<{ google: Google }, { adsSite: string }>({
  adsSite: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const site = await startSite(adsBuild.outDir, adsBuild.nginx)
      await use(site.url)
      await site.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ adsSite }, use) => use(adsSite),
  // Here they are expected, and written down by the fixture below.
  // oxlint-disable-next-line no-empty-pattern -- see above
  foreignRequests: ({}, use) => use([]),
  google: [
    async ({ context, adsSite }, use) => {
      const google: Google = {
        requests: [],
        isBlocked: false,
        conversions: () =>
          google.requests
            .filter((address) => address.startsWith(conversionUrl))
            .map((address) => Object.fromEntries(new URL(address).searchParams)),
      }
      await context.route('**/geolocation/json/', (route) => route.fulfill({ json: { country_code: 'US' } }))
      await context.route(
        ({ origin }) => origin !== adsSite,
        async (route) => {
          const address = route.request().url()
          google.requests.push(address)
          if (google.isBlocked) await route.abort('blockedbyclient')
          else if (address.startsWith(`${service}/gtag/js?id=${adsBuild.id}`))
            await route.fulfill({ contentType: 'text/javascript', body: fakeScript })
          else await route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } })
        },
      )
      await use(google)
    },
    { auto: true },
  ],
})

/** The files of a build, as text, by name. */
export function builtFiles(outDir: string): Map<string, string> {
  const names = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  const texts = names.filter((name) => /\.(?:html|js|css|json)$/.test(name))
  return new Map(texts.map((name) => [name, fs.readFileSync(path.join(outDir, name), 'utf8')]))
}

/** Serves a page with a content security policy. */
export async function serveWithPolicy(page: Page, address: string, policy: string): Promise<void> {
  await page.route(`**${address}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
}
