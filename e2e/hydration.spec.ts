import type { Page } from '@playwright/test'
import { contentHydrated, expect, headerHydrated, returningVisitor, test } from './support/site.ts'

/** A page whose header is hydrated and whose content is not, as during most visits. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await headerHydrated(page)
  await expect(page.locator('[data-prerendered]')).toHaveCount(1)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window)

function scriptsOf(page: Page): string[] {
  const names: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) names.push(new URL(request.url()).pathname)
  })
  return names
}

test.beforeEach(({ page }) => returningVisitor(page))

test('reading a page to its end does not hydrate its content', async ({ page }) => {
  const scripts = scriptsOf(page)
  await open(page, '/en/legal-notice')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-prerendered]')).toHaveCount(1)
  expect(scripts.filter((name) => name.includes('LegalNotice'))).toEqual([])
})

test('pointing at a control hydrates the content', async ({ page }) => {
  const scripts = scriptsOf(page)
  await open(page, '/de/impressum')
  await page.locator('[data-accordion-trigger]').first().hover()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  expect(scripts.filter((name) => name.includes('LegalNotice'))).toHaveLength(1)
})

test('content that is live when visible is hydrated near the viewport', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/en')
  await page.locator('[data-live]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
})

test('what is just below the viewport waits until the visitor scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/client-stories')
  const figures = await page.locator('[data-live="visible"]').first().boundingBox()
  await page.setViewportSize({ width: 390, height: Math.floor(figures?.y ?? 0) - 100 })
  const scripts = scriptsOf(page)
  await open(page, '/en/client-stories')
  expect(scripts.filter((name) => name.includes('ClientStories'))).toEqual([])
  await page.mouse.wheel(0, 20)
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  expect(scripts.filter((name) => name.includes('ClientStories'))).toHaveLength(1)
})

test('the blog looks for new posts once the browser is idle, and is hydrated if there are some', async ({ page }) => {
  const scripts = scriptsOf(page)
  const answered = page.waitForResponse('**/rest/v1/content_posts*')
  await page.goto('/en/blog')
  await (await answered).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('[data-prerendered]')).toHaveCount(1)
  expect(scripts.filter((name) => /fetchView|Blog/.test(name))).toEqual([])
  await page.route('**/rest/v1/content_posts*', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
})

test('the header is hydrated before an idle browser looks for new posts, however slowly its messages arrive', async ({
  page,
}) => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  await page.route('**/assets/header-en-*.js', async (route) => {
    await arrived
    await route.continue()
  })
  await page.clock.install()
  const scripts = scriptsOf(page)
  const messages = page.waitForRequest('**/assets/header-en-*.js')
  await page.goto('/en/blog')
  await messages
  await page.clock.fastForward('00:10')
  const complete = page.evaluate(
    () => new Promise<void>((resolve) => document.addEventListener('render-complete', () => resolve())),
  )
  arrive()
  await complete
  expect(scripts.filter((name) => /refresh|Blog/.test(name))).toEqual([])
  await page.waitForRequest('**/rest/v1/content_posts*')
})

for (const [query, isRead] of [
  ['gclid=x', false],
  ['utm_source=newsletter&utm_campaign=autumn', false],
  ['search=etv', true],
  ['price=900000', true],
] as const)
  test(`the query ${query} ${isRead ? 'hydrates' : 'does not hydrate'} the guide, which ${isRead ? 'reads' : 'ignores'} it`, async ({
    page,
  }) => {
    const scripts = scriptsOf(page)
    await page.setViewportSize({ width: 390, height: 600 })
    await page.goto(`/en/mallorca-guide?${query}`)
    await headerHydrated(page)
    if (isRead) await contentHydrated(page)
    expect(scripts.filter((name) => name.includes('Guide-'))).toHaveLength(isRead ? 1 : 0)
  })

test('a landing page loads the same scripts for a visitor from an advertisement', async ({ page }) => {
  const scripts = scriptsOf(page)
  await open(page, '/en/buy-property-mallorca')
  const plain = scripts.splice(0).toSorted()
  await open(page, '/en/buy-property-mallorca?gclid=x')
  expect(scripts.toSorted()).toEqual(plain)
})

test('an accordion that is opened first stays open, and answers once each time', async ({ page }) => {
  await open(page, '/en/pricing')
  const questions = page.locator('[data-accordion-trigger]')
  await questions.nth(1).click()
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'true')
  await questions.nth(1).click()
  await expect(questions.nth(1)).toHaveAttribute('aria-expanded', 'false')
})

test('a press that arrives while the view is loaded but not hydrated acts once', async ({ page }) => {
  // React's scheduler works in message events: delaying them keeps the content unhydrated when the press arrives.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- applied to its port below
    const { postMessage } = MessagePort.prototype
    const held: (() => void)[] = []
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: Parameters<typeof postMessage>) {
      const post = () => postMessage.apply(this, message)
      if ('isHeld' in window) held.push(post)
      else post()
    } as typeof postMessage
    addEventListener('release', () => {
      Reflect.deleteProperty(window, 'isHeld')
      for (const post of held.splice(0)) post()
    })
  })
  await open(page, '/404')
  const button = page.getByRole('button', { name: 'Go Back' })
  const loaded = page.waitForResponse(/\/assets\/NotFound-.*\.js/)
  // Counted, because an accordion that is opened twice is as open as one that is opened once.
  await page.evaluate(() => {
    const steps: number[] = []
    history.go = (delta = 0) => void steps.push(delta)
    Object.assign(window, { isHeld: true, steps })
  })
  // React hydrates for pointerdown without its scheduler, and so too early.
  await button.dispatchEvent('pointerover')
  await loaded
  // The view's modules are evaluated once their imports succeed again.
  await page.evaluate(async () => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name)
    await Promise.all(names.filter((name) => name.endsWith('.js')).map((name) => import(name)))
  })
  await page.waitForTimeout(1000)
  await expect(page.locator('[data-prerendered]')).toHaveCount(1)
  await button.dispatchEvent('click')
  await page.evaluate(() => dispatchEvent(new Event('release')))
  await contentHydrated(page)
  // A second press would follow with the replay of early input.
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => (window as unknown as { steps: number[] }).steps)).toEqual([-1])
})

test('a press before the hydration is replayed after it', async ({ page }) => {
  await page.route('**/assets/NotFound-*.js', async (route) => {
    await pressed
    await route.continue()
  })
  let press = () => {}
  const pressed = new Promise<void>((resolve) => {
    press = resolve
  })
  await page.goto('/en/about')
  await page.goto('/404')
  await headerHydrated(page)
  await page.getByRole('button', { name: 'Go Back' }).click()
  press()
  await expect(page).toHaveURL('/en/about')
})

test('a link in content that is not hydrated navigates without loading a document, and the head follows', async ({
  page,
}) => {
  await open(page, '/en/client-stories')
  await page.locator('main a[href^="/en/"]').first().click()
  await expect(page).not.toHaveURL('/en/client-stories')
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(new URL(page.url()).pathname))
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
  expect(await isSamePage(page)).toBe(true)
})

test('a page whose content cannot be fetched stays readable, and its links work', async ({ page, complaints }) => {
  await page.route(/\/assets\/Pricing-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }))
  await open(page, '/de/preise')
  const warned = page.waitForEvent('console', (message) => message.text().includes('The app could not be loaded'))
  await page.locator('[data-accordion-trigger]').first().click()
  await warned
  await expect(page.locator('[data-findable]:not([hidden])')).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click()
  await expect(page).toHaveURL('/de/datenschutz')
  expect(await isSamePage(page)).toBe(true)
  complaints.length = 0
})

test('a page is fetched when a visitor points at its link, but not for one who saves data', async ({ page }) => {
  const scripts = scriptsOf(page)
  const fetched = (name: string) => scripts.filter((script) => script.includes(name))
  await open(page, '/en/legal-notice')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).hover()
  await expect.poll(() => fetched('Pricing')).toHaveLength(1)
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).hover()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL('/en/services')
  expect(fetched('Services')).toEqual([])
  expect(await isSamePage(page)).toBe(false)
})

test.describe('where motion is welcome', () => {
  test.use({ reducedMotion: 'no-preference' })
  test('one page gives way to the next in a view transition, for others at once', async ({ page }) => {
    type Watched = { moved?: number }
    const moved = () => page.evaluate(() => (window as Watched).moved)
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (...given) => {
        const transition = start(...given)
        const count = () => {
          const running = document.getAnimations().filter(({ playState }) => playState === 'running')
          const effects = running.map(({ effect }) => effect as KeyframeEffect | null)
          const moving = effects.filter((effect) => effect?.pseudoElement?.startsWith('::view-transition') === true)
          Object.assign(window, { moved: moving.length })
        }
        void transition.ready.then(count, count)
        return transition
      }
    })
    await open(page, '/en/legal-notice')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click()
    await expect(page).toHaveURL('/en/pricing')
    await expect.poll(moved).toBeGreaterThan(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/en/about')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('A small office')
    await expect.poll(moved).toBe(0)
  })
})
