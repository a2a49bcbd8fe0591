import AxeBuilder from '@axe-core/playwright'
import { formService, takeOnesTime } from './support/forms.ts'
import { expect, returningVisitor, test, visit } from './support/site.ts'
const axe = async (page: any) => { const { violations } = await new AxeBuilder({ page }).disableRules(['label-content-name-mismatch']).analyze(); expect(violations.map(({ id, nodes }: any) => `${id}: ${nodes.map(({ html }: any) => html).join(' | ')}`)).toEqual([]) }
test.setTimeout(60000)
for (const w of [390, 1440]) test('states ' + w, async ({ page, complaints, context }) => {
  await returningVisitor(page); await page.setViewportSize({ width: w, height: 900 })
  const s = await formService(page, 'contact'); s.answer = (r) => r.fulfill({ status: 429, headers: { 'Retry-After': '150' } })
  await visit(page, '/de/kontakt')
  const sec = page.locator('#consultation-form')
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await axe(page); await sec.screenshot({ path: `/tmp/shots-forms/s-errors-${w}.png` })
  await sec.getByLabel(/^Name/).fill('Anna'); await sec.getByLabel(/^E-Mail/).fill('a@b.de')
  await takeOnesTime(page)
  await page.getByRole('button', { name: 'Nachricht senden' }).click()
  await expect(sec.getByRole('status')).toContainText('Etwas')
  await axe(page); await sec.screenshot({ path: `/tmp/shots-forms/s-failed-${w}.png` })
  await visit(page, '/de'); await visit(page, '/de/kontakt')
  await context.setOffline(true); await expect(sec.getByRole('status')).not.toHaveText('')
  await axe(page); await sec.screenshot({ path: `/tmp/shots-forms/s-restored-${w}.png` }); await context.setOffline(false)
  await visit(page, '/en/mallorca-luxury-villas')
  const enq = page.locator('#enquiry')
  await enq.getByRole('button', { name: 'Next' }).click()
  await axe(page); await enq.screenshot({ path: `/tmp/shots-forms/s-e1-${w}.png` })
  await enq.getByLabel('First name').fill('Anna'); await enq.getByLabel('Last name').fill('Berg'); await enq.getByLabel('Email').fill('a@b.de'); await enq.getByLabel('Phone').fill('1'); await enq.getByLabel('Budget range').selectOption({ index: 1 })
  await enq.getByRole('button', { name: 'Next' }).click()
  await enq.getByRole('radio').nth(1).check()
  await axe(page); await enq.screenshot({ path: `/tmp/shots-forms/s-e2-${w}.png` })
  complaints.length = 0
})
