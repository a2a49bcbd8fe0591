import { expect, test as base, type Page } from '@playwright/test'
import fs from 'node:fs'
import path from 'node:path'
import { viewports, type Mode, type Viewport } from '../../.storybook/modes.ts'
import { routesWithNewestPosts } from '../../scripts/build/blog/blogPages.ts'
import { storyTime } from '../../src/testing/isolation.ts'
import { settle, storyFinished } from './settle.ts'

/** What Storybook says about a story; `chromatic` are the parameters that Chromatic obeys too. */
type Story = {
  readonly storyGlobals?: { readonly viewport?: { readonly value?: Viewport } }
  readonly parameters: {
    readonly chromatic?: {
      readonly disableSnapshot?: boolean
      readonly modes?: Readonly<Record<string, Partial<Mode>>>
    }
  }
}
type Preview = {
  readonly ready: () => Promise<void>
  readonly extract: () => Promise<Readonly<Record<string, Story>>>
}

const { VISUAL_FOLDER: folder = '', VISUAL_SITE: site = '', VISUAL_STORYBOOK: storybook = '' } = process.env

const test = base.extend<object, { readonly stories: Readonly<Record<string, Story>> }>({
  stories: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await page.goto(`${storybook}/iframe`)
      const stories = await page.evaluate(async () => {
        const preview = (globalThis as unknown as { __STORYBOOK_PREVIEW__: Preview }).__STORYBOOK_PREVIEW__
        await preview.ready()
        const all = Object.entries(await preview.extract())
        return all.map(
          ([
            id,
            {
              storyGlobals,
              parameters: { chromatic },
            },
          ]) => [id, { storyGlobals, parameters: { chromatic } }],
        )
      })
      await page.close()
      await use(Object.fromEntries(stories) as Readonly<Record<string, Story>>)
    },
    { scope: 'worker' },
  ],
})

/** Compares with the base’s picture, or takes that. */
async function compare(page: Page, name: string): Promise<void> {
  await settle(page)
  const file = `${name}.png`.split('/')
  // The base has no picture of a new story or page, but a reviewer wants to see it.
  if (test.info().config.updateSnapshots === 'none' && !fs.existsSync(test.info().snapshotPath(...file)))
    await test.info().attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
  await expect.soft(page).toHaveScreenshot(file, { fullPage: true })
}

const index = JSON.parse(fs.readFileSync(path.join(folder, 'storybook-static/index.json'), 'utf8')) as {
  readonly entries: Readonly<Record<string, { readonly type: string }>>
}

for (const [id, { type }] of Object.entries(index.entries))
  if (type === 'story')
    test(`stories/${id}`, async ({ page, stories }) => {
      const { storyGlobals, parameters = {} } = stories[id] ?? {}
      const { disableSnapshot = false, modes = { '': {} } } = parameters.chromatic ?? {}
      test.skip(disableSnapshot)
      for (const [mode, { locale, viewport, media = 'screen' }] of Object.entries<Partial<Mode>>(modes)) {
        const { width, height } = viewports[storyGlobals?.viewport?.value ?? viewport ?? 'desktop'].styles
        await page.setViewportSize({ width: Number.parseInt(width), height: Number.parseInt(height) })
        await page.emulateMedia({ media })
        // Every animation in its end state; the accessibility check has its own run.
        const globals = `motion:reduced;a11y.manual:!true${locale === undefined ? '' : `;locale:${locale}`}`
        await page.goto(`${storybook}/iframe?id=${id}&viewMode=story&globals=${globals}`)
        await storyFinished(page)
        await compare(page, `stories/${id}${mode === '' ? '' : `.${mode.replaceAll(' ', '-')}`}`)
      }
    })

for (const { path: address } of [...routesWithNewestPosts(path.join(folder, 'dist')), { path: '/404' }])
  for (const width of [390, 1280]) {
    const name = `pages/${address.slice(1).replaceAll('/', '-')}.${width}`
    test(name, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.clock.setFixedTime(storyTime)
      await page.addInitScript(() => {
        localStorage.setItem('menu-hint-seen', 'true')
        document.addEventListener('render-complete', () => document.documentElement.setAttribute('data-complete', ''))
      })
      await page.goto(site + address)
      await page.locator('html[data-complete]').waitFor({ state: 'attached' })
      await compare(page, name)
    })
  }
