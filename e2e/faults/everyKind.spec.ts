import type { Page } from '@playwright/test'
import { lazyChunks } from '../support/chunks.ts'
import {
  blocked,
  dead,
  expectOnly,
  expectUntouched,
  openAndType,
  query,
  refuseStorage,
  services,
  test,
  type Break,
} from '../support/faults.ts'
import { hostileCountries, hostilePosts, hostileStorage } from '../support/hostileData.ts'
import { pageOfEachKind } from '../support/kinds.ts'
import { expect, hydrated } from '../support/site.ts'

/** Independent faults at once, on a page of each kind. The other specs of this folder have faults of one service or control. */
const fontsAndPictures = /\.(?:woff2|avif|webp|jpe?g|png|svg|ico)$/
const isBlog = (page: string): boolean => page === 'blog' || page === 'blogPost'

type Faults = (page: Page, breakDown: Break, at: number) => Promise<void>
const faults: Readonly<Record<string, Faults>> = {
  async 'every service dead, fonts and pictures blocked, nothing stored, the clock long past'(page, breakDown) {
    await refuseStorage(page)
    await page.clock.install({ time: new Date('1999-12-31T23:59:59Z') })
    for (const service of Object.values(services)) await breakDown(service, dead)
    await breakDown(fontsAndPictures, blocked)
  },
  async 'hostile answers, hostile storage, the clock far ahead'(page, breakDown, at) {
    await page.addInitScript((kept) => {
      for (const storage of [localStorage, sessionStorage])
        for (const [key, value] of Object.entries(kept)) if (storage.getItem(key) === null) storage.setItem(key, value)
    }, hostileStorage)
    await page.clock.install({ time: new Date('2099-12-31T23:59:59Z') })
    await breakDown(services.country, hostileCountries[at % hostileCountries.length] ?? dead)
    let answers = at
    await breakDown(services.blog, async (route) => {
      answers += 1
      await hostilePosts[answers % hostilePosts.length]?.(route)
    })
  },
}

for (const [at, { path: address, page: kind }] of pageOfEachKind.entries()) {
  for (const [name, arrange] of Object.entries(faults))
    test(`${address}: ${name}`, async ({ page, complaints, breakDown }) => {
      await arrange(page, breakDown, at)
      let reads = 0
      page.on('request', (request) => (reads += Number(services.blog.test(request.url()))))
      const before = await openAndType(page, address)
      await hydrated(page)
      if (isBlog(kind))
        await expectOnly(page, complaints, 'The blog could not be refreshed; what was published with the page stays.')
      else await page.clock.fastForward(60_000)
      expect(reads).toBe(isBlog(kind) ? 4 : 0)
      await expect(page).toHaveURL(address + query)
      await expectUntouched(page, before)
    })

  test(`${address}: no chunk but the app's own`, async ({ page, complaints, breakDown }) => {
    await page.clock.install()
    await breakDown(lazyChunks, blocked)
    const before = await openAndType(page, address)
    await expectOnly(page, complaints, 'The app could not be loaded; the page stays as it is')
    await expectUntouched(page, before)
  })
}
