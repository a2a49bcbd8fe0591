import { company } from '../src/content/company.ts'
import { expect, test, visit } from './support/site.ts'

const pages = ['/de/mallorca-ratgeber', '/en/pricing', '/de/ueber-uns'] as const

/** Lower edge of the text on a sheet (the margin of src/styles/global.css.ts) and room for a heading and a line, points. */
const bottomMargin = 51
const headingAndLine = 30

for (const address of pages)
  test(`${address} prints with logo, address, telephone and e-mail once, and with no heading at the end of a sheet`, async ({
    page,
  }) => {
    await visit(page, address)
    await page.emulateMedia({ media: 'print' })
    const text = await page.evaluate(() => document.body.innerText)
    const letterhead = [`${new URL(company.url).host}${address}`, company.phone, company.email].join('\n')
    expect(text.replaceAll('\u00a0', ' ').split(letterhead)).toHaveLength(2)
    const logo = page.getByRole('link', { name: new RegExp(`^${company.longName}`) })
    await expect(logo.filter({ visible: true })).toHaveCount(1)
    for (const format of ['A4', 'Letter', 'A5'])
      await test.step(format, async () => {
        const pdf = (await page.pdf({ format, tagged: true, outline: true })).toString('latin1')
        const tops = [...pdf.matchAll(/\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+) 0\]/g)].map(([, top]) => Number(top))
        expect(tops.length).toBeGreaterThan(5)
        expect(tops.filter((top) => top < bottomMargin + headingAndLine)).toEqual([])
      })
  })

test('the guide prints the boxes of its checklist as the browser’s own, ticked or not', async ({ page }) => {
  await visit(page, '/en/mallorca-guide')
  const boxes = page.locator('#checklist').getByRole('checkbox')
  await boxes.nth(1).check()
  await page.emulateMedia({ media: 'print' })
  await expect(boxes.nth(0)).toHaveCSS('appearance', 'auto')
  await expect(boxes.nth(1)).toHaveCSS('appearance', 'auto')
  await expect(boxes.nth(1)).toBeChecked()
})

const dossiers = [
  { address: '/en/services/ai-search/specimen', mark: 'Specimen. The house is fictional.', formats: ['A4', 'Letter'] },
  { address: '/de/leistungen/ki-suche/muster', mark: 'Muster. Das Haus ist erfunden.', formats: ['A4'] },
] as const

/** Each of the five parts begins a sheet, so five sheets in all means that every one has the mark. */
for (const { address, mark, formats } of dossiers)
  test(`${address} prints on five sheets of ${formats.join(' and ')}, each marked as a specimen`, async ({ page }) => {
    await visit(page, address)
    await page.emulateMedia({ media: 'print' })
    const sheets = page.locator('[data-sheet]')
    await expect(sheets).toHaveCount(5)
    for (const sheet of await sheets.all()) await expect(sheet.getByText(mark)).toBeVisible()
    for (const sheet of (await sheets.all()).slice(1)) await expect(sheet).toHaveCSS('break-before', 'page')
    for (const format of formats) {
      const pdf = (await page.pdf({ format })).toString('latin1')
      expect(pdf.match(/\/Type \/Page$/gm)).toHaveLength(5)
    }
  })
