import { startServices, type Services } from '../../scripts/check/launch/rehearsal/services.ts'
import { hosts, rehearsal, settings } from '../../scripts/check/launch/rehearsal/settings.ts'
import { startRealSite } from './nginx.ts'
import { test as base } from './site.ts'

type WorkerFixtures = {
  services: Services
  /** Address of the site over http. */
  plainAddress: string
}

/** The site of `npm run rehearse` at its own host name, behind nginx, with its services on hosts of their own. */
export const test = base.extend<object, WorkerFixtures>({
  services: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed from the pattern
    async ({}, use) => {
      const services = await startServices()
      await use(services)
      await services.close()
    },
    { scope: 'worker' },
  ],
  plainAddress: [
    async ({ services }, use) => {
      const nginx = await startRealSite(rehearsal.outDir, rehearsal.nginx, services.certificate)
      services.publish(nginx.httpsPort)
      await use(nginx.url)
      await nginx.close()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: settings['VITE_SITE_URL'],
  proxy: ({ services }, use) => use({ server: services.proxy }),
  ignoreHTTPSErrors: true,
  reuseContext: false,
  // Requests to the services are expected here.
  foreignRequests: async ({ page }, use) => {
    const expected: readonly string[] = Object.values(hosts)
    const requests: string[] = []
    page.on('request', (request) => {
      if (!expected.includes(new URL(request.url()).hostname)) requests.push(request.url())
    })
    await use(requests)
    base.expect(requests).toEqual([])
  },
})
