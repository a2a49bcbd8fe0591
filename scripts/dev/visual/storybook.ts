import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright'
import sirv from 'sirv'
import type { Story } from './pictures.ts'

/** Serves the built Storybook on any free port. */
export async function serveStorybook(folder: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const serveFile = sirv(folder)
  const server = http.createServer((request, response) =>
    serveFile(request, response, () => {
      response.writeHead(404).end()
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

type Extracted = Story & {
  readonly storyGlobals?: Story['globals']
  readonly parameters: { readonly chromatic?: Story['chromatic'] }
}
type Preview = {
  readonly ready: () => Promise<void>
  readonly extract: () => Promise<Readonly<Record<string, Extracted>>>
}

/** Asks the built Storybook, as Chromatic does, which stories it has and how they want to be pictured. */
export async function storiesOf(browser: Browser, url: string): Promise<readonly Story[]> {
  const page = await browser.newPage()
  await page.goto(`${url}/iframe.html`)
  const stories = await page.evaluate(async () => {
    const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
    await preview.ready()
    return Object.values(await preview.extract()).map(({ id, title, storyGlobals, parameters: { chromatic } }) => ({
      id,
      title,
      ...(storyGlobals === undefined ? {} : { globals: storyGlobals }),
      ...(chromatic === undefined ? {} : { chromatic }),
    }))
  })
  await page.close()
  return stories
}
