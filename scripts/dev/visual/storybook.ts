import { chromium } from 'playwright'
import { preview as serveBuild } from 'vite'
import { chromiumLaunch } from '../../check/browser/browser.ts'
import type { Story } from './pictures.ts'

/** Serves the built Storybook on any free port. */
export async function serveStorybook(folder: string): Promise<{ readonly url: string; readonly close: () => unknown }> {
  const server = await serveBuild({
    configFile: false,
    appType: 'mpa',
    build: { outDir: folder },
    preview: { host: '127.0.0.1' },
  })
  const url = server.resolvedUrls?.local[0]
  if (url === undefined) throw new Error('The Storybook cannot be served.')
  return { url: url.replace(/\/$/, ''), close: () => server.close() }
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
export async function storiesOf(url: string): Promise<readonly Story[]> {
  const browser = await chromium.launch(chromiumLaunch())
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
  await browser.close()
  return stories
}
