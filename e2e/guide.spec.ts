import type { Page } from '@playwright/test'
import { expect, test, visit } from './support/site.ts'

const languages = [
  {
    locale: 'en',
    address: '/en/mallorca-guide',
    price: 'Purchase price',
    kinds: { resale: 'Resale', newBuild: 'New build' },
    calculating: 'Calculating …',
    resale: {
      typed: '€750,000',
      tax: ['Transfer tax (ITP), effective rate 8.67%', '€65,000'],
      extras: '€70,450–79,850',
      share: '9.4–10.6% of the price',
      cash: '€820,450–829,850',
      told: 'For €750,000: extra costs €70,450 to €79,850, cash needed €820,450 to €829,850.',
    },
    newBuild: {
      rows: [
        ['VAT, 10%', '€75,000'],
        ['Stamp duty (AJD), 1.5%', '€11,250'],
      ],
      extras: '€91,700–101,100',
      cash: '€841,700–851,100',
      due: 'VAT is paid to the developer with the price',
    },
    understood: [
      { typed: '0', extras: '€1,700–3,600', told: 'For €0: extra costs €1,700 to €3,600' },
      { typed: '1.250.000 €', extras: '€127,950–142,350', told: 'For €1,250,000:' },
      { typed: '1,250,000.50', extras: '€127,950–142,350', told: 'For €1,250,000:', says: 'Cents are left out.' },
      { typed: 'finca', extras: '€1,700–3,600', told: '“finca” is not a number', says: '“finca” is not a number' },
    ],
    refused: [
      { typed: '', says: 'Enter a price in whole euros, for example 750,000.' },
      { typed: '-750000', says: 'A price cannot be below zero.' },
      { typed: '1e12', says: 'This calculator goes up to €1,000,000,000.' },
    ],
    copyLink: 'Copy a link to this calculation',
    linkCopied: 'Link copied',
    print: 'Print',
    map: 'Map of Mallorca in six regions',
    regions: { west: 'West', south: 'South', north: 'North', northeast: 'Northeast' },
    steps: [
      'Arras: the deposit contract',
      'Notary and land register',
      'Payments and taxes',
      'ETV: the holiday-rental license',
      'What you need before you start',
    ],
    mark: 'Mark as done',
    progress: (done: number) => `${done} of 9 steps completed`,
    percent: ['0%', '22%'],
    total: 9,
    military: 'Have the military zone checked',
    nie: 'Apply for the NIE',
    show: 'Show details',
    searches: [
      { query: 'Sóller', found: 'Showing the first match for “Sóller”: West', anchor: 'region-west' },
      {
        query: 'arras',
        found: 'Showing the first match for “arras”: Arras: the deposit contract',
        anchor: 'step-arras',
      },
      {
        query: 'insure',
        found: 'Showing the first match for “insure”: Insure the house',
        anchor: 'checklist-insurance',
      },
    ],
    nothing: 'Nothing in this guide matches “xyzzy”.',
  },
  {
    locale: 'de',
    address: '/de/mallorca-ratgeber',
    price: 'Kaufpreis',
    kinds: { resale: 'Bestandsimmobilie', newBuild: 'Neubau' },
    calculating: 'Wird berechnet …',
    resale: {
      typed: '750.000 €',
      tax: ['Grunderwerbsteuer (ITP), effektiv 8,67 %', '65.000 €'],
      extras: '70.450–79.850 €',
      share: '9,4–10,6 % des Kaufpreises',
      cash: '820.450–829.850 €',
      told: 'Bei 750.000 €: Nebenkosten von 70.450 € bis 79.850 €, Kapitalbedarf von 820.450 € bis 829.850 €.',
    },
    newBuild: {
      rows: [
        ['Mehrwertsteuer, 10 %', '75.000 €'],
        ['Stempelsteuer (AJD), 1,5 %', '11.250 €'],
      ],
      extras: '91.700–101.100 €',
      cash: '841.700–851.100 €',
      due: 'Stempelsteuer',
    },
    understood: [
      { typed: '0', extras: '1.700–3.600 €', told: 'Bei 0 €: Nebenkosten von 1.700 € bis 3.600 €' },
      { typed: '1.250.000 €', extras: '127.950–142.350 €', told: 'Bei 1.250.000 €:' },
      {
        typed: '1,250,000.50',
        extras: '127.950–142.350 €',
        told: 'Bei 1.250.000 €:',
        says: 'Cent-Beträge bleiben unberücksichtigt.',
      },
      { typed: 'Finca', extras: '1.700–3.600 €', told: '„Finca“ ist keine Zahl', says: '„Finca“ ist keine Zahl' },
    ],
    refused: [
      { typed: '', says: 'Geben Sie einen Preis in vollen Euro ein, zum Beispiel 750.000.' },
      { typed: '-750000', says: 'Ein Preis kann nicht unter null liegen.' },
      { typed: '1e12', says: 'Dieser Rechner reicht bis 1.000.000.000 €.' },
    ],
    copyLink: 'Link zu dieser Berechnung kopieren',
    linkCopied: 'Link kopiert',
    print: 'Drucken',
    map: 'Karte von Mallorca in sechs Regionen',
    regions: { west: 'Westen', south: 'Süden', north: 'Norden', northeast: 'Nordosten' },
    steps: [
      'Arras: der Anzahlungsvertrag',
      'Notar und Grundbuch',
      'Zahlungen und Steuern',
      'ETV: die Ferienvermietungslizenz',
      'Was Sie vorab brauchen',
    ],
    mark: 'Als erledigt markieren',
    progress: (done: number) => `${done} von 8 Schritten erledigt`,
    percent: ['0 %', '25 %'],
    total: 8,
    military: 'Militärzone prüfen lassen',
    nie: 'NIE beantragen',
    show: 'Einzelheiten anzeigen',
    searches: [
      { query: 'Sóller', found: 'Erster Treffer für „Sóller“: Westen', anchor: 'region-west' },
      { query: 'arras', found: 'Erster Treffer für „arras“: Arras: der Anzahlungsvertrag', anchor: 'step-arras' },
      { query: 'versichern', found: 'Erster Treffer für „versichern“: Haus versichern', anchor: 'checklist-insurance' },
    ],
    nothing: 'xyzzy',
  },
] as const

const costsOf = (page: Page) => page.locator('#costs')
/** What the calculator tells screen readers; the copied link has a live region of its own. */
const toldBy = (page: Page) => costsOf(page).locator('p[role="status"].visually-hidden')
const regionButton = (page: Page, id: string) => page.locator(`#region-${id}`).getByRole('button')
const regionOnMap = (page: Page, id: string) => page.locator(`path[data-region="${id}"]`)

/** A point of a region that no other part of the map covers. */
async function pointOf(page: Page, id: string): Promise<{ x: number; y: number }> {
  await regionOnMap(page, id).scrollIntoViewIfNeeded()
  const point = await regionOnMap(page, id).evaluate((path) => {
    const { left, top, width, height } = path.getBoundingClientRect()
    const steps = Array.from({ length: 19 }, (_, at) => (at + 1) / 20)
    const points = steps.flatMap((across) =>
      steps.map((down) => ({ x: left + across * width, y: top + down * height })),
    )
    return points.find(({ x, y }) => document.elementFromPoint(x, y) === path)
  })
  if (point === undefined) throw new Error(`The region ${id} cannot be pointed at.`)
  return point
}

for (const text of languages) {
  test.describe(`${text.address}: the calculator`, () => {
    test('answers for a resale at the default price before anything is typed', async ({ page }) => {
      await visit(page, text.address)
      const costs = costsOf(page)
      await expect(costs.getByLabel(text.price)).toHaveValue(new RegExp(text.resale.typed.replace(/\s/, '\\s')))
      await expect(costs.getByRole('radio', { name: text.kinds.resale })).toBeChecked()
      const [label, amount] = text.resale.tax
      await expect(costs.getByRole('row').filter({ hasText: label })).toContainText(amount)
      await expect(costs).toContainText(text.resale.extras)
      await expect(costs).toContainText(text.resale.share)
      await expect(costs).toContainText(text.resale.cash)
      await expect(toldBy(page)).toHaveText('')
    })

    test('says that it calculates for 800 ms, then tells the result', async ({ page }) => {
      await page.clock.install()
      await page.goto(text.address)
      await page.clock.runFor(5000)
      await expect(page.locator('html[data-complete]')).toHaveCount(1)
      await page.clock.pauseAt(Date.now() + 3_600_000)
      await costsOf(page).getByLabel(text.price).fill('750000')
      await expect(toldBy(page)).toHaveText(text.calculating)
      await expect(costsOf(page).locator('[aria-busy="true"]')).toContainText(text.calculating)
      await page.clock.runFor(700)
      await expect(toldBy(page)).toHaveText(text.calculating)
      await page.clock.runFor(200)
      await expect(toldBy(page)).toHaveText(text.resale.told)
      await expect(costsOf(page).locator('[aria-busy="true"]')).toHaveCount(0)
    })

    test('calculates value added tax and stamp duty for a new build', async ({ page }) => {
      await visit(page, text.address)
      const costs = costsOf(page)
      await costs.getByText(text.kinds.newBuild, { exact: true }).click()
      await expect(costs).toContainText(text.newBuild.extras)
      await expect(costs).toContainText(text.newBuild.cash)
      await expect(costs).toContainText(text.newBuild.due)
      for (const [label, amount] of text.newBuild.rows)
        await expect(costs.getByRole('row').filter({ hasText: label })).toContainText(amount)
      await expect(costs.getByText(text.resale.tax[0])).toHaveCount(0)
      await expect(page).toHaveURL(/\?price=750000&kind=new-build$/)
    })

    for (const { typed, extras, told, ...rest } of text.understood)
      test(`understands "${typed}"`, async ({ page }) => {
        await visit(page, text.address)
        const field = costsOf(page).getByLabel(text.price)
        await field.fill(typed)
        await expect(toldBy(page)).toContainText(told)
        await expect(costsOf(page)).toContainText(extras)
        if ('says' in rest) await expect(field).toHaveAccessibleDescription(new RegExp(rest.says))
      })

    for (const { typed, says } of text.refused)
      test(`refuses "${typed}" and says why`, async ({ page }) => {
        await visit(page, text.address)
        const field = costsOf(page).getByLabel(text.price)
        await field.fill(typed)
        await expect(toldBy(page)).toContainText(says)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(costsOf(page).getByRole('table')).toHaveCount(0)
        await expect(page).not.toHaveURL(/price=/)
        await field.fill('750000')
        await expect(toldBy(page)).toHaveText(text.resale.told)
        await expect(field).not.toHaveAttribute('aria-invalid', 'true')
      })

    test('is shared by its address, which a button copies', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(page, `${text.address}?price=750000&kind=new-build`)
      const costs = costsOf(page)
      await expect(costs.getByRole('radio', { name: text.kinds.newBuild })).toBeChecked()
      await expect(costs).toContainText(text.newBuild.extras)
      await costs.getByRole('button', { name: text.copyLink }).click()
      await expect(costs.getByText(text.linkCopied)).toBeVisible()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toBe(page.url())
      await page.goto(copied)
      await expect(costs).toContainText(text.newBuild.extras)
    })

    test('prints itself and nothing else', async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-test-printed', '')
      })
      await visit(page, text.address)
      await costsOf(page).getByRole('button', { name: text.print, exact: true }).click()
      await expect(page.locator('html[data-test-printed]')).toHaveCount(1)
      await page.emulateMedia({ media: 'print' })
      await expect(costsOf(page).getByRole('table').first()).toBeVisible()
      await expect(page.locator('#regions')).toBeHidden()
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
      await expect(page.locator('html')).not.toHaveAttribute('data-print-only')
    })
  })

  test.describe(`${text.address}: the map and its list`, () => {
    const selected = async (page: Page, id: string) => {
      await expect(regionButton(page, id)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#regions [aria-expanded="true"]')).toHaveCount(1)
      const looks = await page
        .locator('path[data-region]')
        .evaluateAll((paths) =>
          paths.map((path) => [path.getAttribute('data-region'), getComputedStyle(path).fill] as const),
        )
      const fills = new Map(looks)
      expect([...fills].filter(([other, fill]) => other !== id && fill === fills.get(id))).toEqual([])
    }

    test('name six regions and have one open', async ({ page }) => {
      await visit(page, text.address)
      await expect(page.getByRole('img', { name: text.map })).toBeVisible()
      await expect(page.locator('#regions').getByRole('button')).toHaveCount(6)
      await expect(regionButton(page, 'south')).toHaveAccessibleName(new RegExp(text.regions.south))
      await selected(page, 'west')
    })

    test('follow a mouse that rests on the map', async ({ page }) => {
      await visit(page, text.address)
      const { x, y } = await pointOf(page, 'south')
      await page.mouse.move(x, y)
      await selected(page, 'south')
    })

    test('follow the keyboard through the list', async ({ page }) => {
      await visit(page, text.address)
      await regionButton(page, 'southwest').focus()
      await page.keyboard.press('Tab')
      await expect(regionButton(page, 'west')).toBeFocused()
      await page.keyboard.press('Shift+Tab')
      await selected(page, 'southwest')
    })

    test('follow a click in the list', async ({ page }) => {
      await visit(page, text.address)
      await regionButton(page, 'north').click()
      await expect(regionButton(page, 'north')).toHaveAttribute('aria-expanded', 'true')
    })

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
      test('follow a tap on the map', async ({ page }) => {
        await page.addInitScript(() => localStorage.setItem('menu-hint-seen', 'true'))
        await visit(page, text.address)
        const { x, y } = await pointOf(page, 'northeast')
        await page.touchscreen.tap(x, y)
        await selected(page, 'northeast')
      })
    })
  })

  test.describe(`${text.address}: steps and checklist`, () => {
    test('open one buying step at a time, and close it', async ({ page }) => {
      await visit(page, text.address)
      const buttons = page.locator('#steps').getByRole('button')
      await expect(buttons).toHaveText(text.steps)
      await buttons.nth(0).click()
      await buttons.nth(3).click()
      await expect(buttons.nth(3)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('#steps [aria-expanded="true"]')).toHaveCount(1)
      await expect(page.locator('#step-etv [data-findable]')).toBeVisible()
      await expect(page.locator('#step-arras [data-findable]')).toBeHidden()
      await buttons.nth(3).click()
      await expect(page.locator('#steps [aria-expanded="true"]')).toHaveCount(0)
    })

    test('count what is done, strike it through, and forget it with the page', async ({ page }) => {
      await visit(page, text.address)
      const checklist = page.locator('#checklist')
      const boxes = checklist.getByRole('checkbox')
      await expect(boxes).toHaveCount(text.total)
      await expect(checklist.getByRole('status')).toHaveText(text.progress(0))
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await expect(checklist.getByRole('status')).toHaveText(text.progress(2))
      await expect(checklist).toContainText(text.percent[1])
      await expect(checklist.getByRole('progressbar')).toHaveJSProperty('value', 2)
      await expect(boxes.nth(0)).toHaveAccessibleName(`${text.mark} ${text.nie}`)
      await expect(checklist.getByRole('heading', { name: text.nie })).toHaveCSS('text-decoration-line', 'line-through')
      await page.reload()
      await expect(checklist.getByRole('status')).toHaveText(text.progress(0))
    })

    test('show a step’s details, and the military permit in English only', async ({ page }) => {
      await visit(page, text.address)
      const details = page.locator('#checklist-nie details')
      await details.locator('summary').click()
      await expect(details).toHaveAttribute('open')
      await expect(page.getByRole('heading', { name: text.military })).toHaveCount(text.locale === 'en' ? 1 : 0)
    })
  })

  test.describe(`${text.address}?search=`, () => {
    for (const { query, found, anchor } of text.searches)
      test(`${query} opens what it finds`, async ({ page }) => {
        await visit(page, `${text.address}?search=${encodeURIComponent(query)}`)
        await expect(page.getByRole('status').filter({ hasText: query })).toHaveText(found)
        const entry = page.locator(`#${anchor}`)
        await expect(entry).toBeInViewport()
        await expect(entry.locator('[aria-expanded="true"], details[open]')).toHaveCount(1)
      })

    test('says so when there is nothing', async ({ page }) => {
      await visit(page, `${text.address}?search=xyzzy`)
      await expect(page.getByRole('status').filter({ hasText: 'xyzzy' })).toContainText(text.nothing)
      await expect(page.locator('#steps [aria-expanded="true"]')).toHaveCount(0)
    })
  })

  test.describe(`${text.address} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false })
    test('shows the result for the default price, every region, step and particular', async ({ page }) => {
      await page.goto(text.address)
      await expect(costsOf(page)).toContainText(text.resale.cash)
      await expect(costsOf(page).locator('form')).toBeHidden()
      await expect(page.getByRole('img', { name: text.map })).toBeVisible()
      for (const panel of await page.locator('#regions [data-findable], #steps [data-findable]').all())
        await expect(panel).toBeVisible()
      await expect(page.locator('#checklist details')).toHaveCount(text.total)
      await page.locator('#checklist-nie summary').click()
      await expect(page.locator('#checklist-nie details > :not(summary)')).toBeVisible()
    })
  })
}
