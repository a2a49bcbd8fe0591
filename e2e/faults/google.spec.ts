import { ads } from '../../scripts/check/launch/rehearsal/settings.ts'
import { test } from '../support/adsSite.ts'
import { consentTexts } from '../support/consent.ts'
import { formService, takeOnesTime } from '../support/forms.ts'
import { expect, returningVisitor, visit } from '../support/site.ts'

const script = /googletagmanager\.com\/gtag\/js/

/** Cases missing from e2e/consent.spec.ts: a script that is blocked, and one that never answers. */
const answers = {
  'out of order': { status: 500, contentType: 'text/html', body: '<h1>500</h1>' },
  'a web page': { status: 200, contentType: 'text/html', body: '<!doctype html><h1>Sign in</h1>' },
  'somebody else’s code': {
    status: 200,
    contentType: 'text/javascript',
    body: 'window.dataLayer = null; throw new Error("of the service")',
  },
} as const
/** Console messages of a response that is not JavaScript, and of a script that throws. */
const ofTheService = /^uncaught: (?:Unexpected token '<'|Invalid or unexpected token|of the service)/

for (const { home, contact, thankYou, accept, name, email, send } of Object.values(consentTexts))
  for (const [what, answer] of Object.entries(answers))
    test(`${home}: a script of the advertising service that is ${what} costs no lead`, async ({
      page,
      context,
      complaints,
      brokenAddresses,
    }) => {
      brokenAddresses.push(script)
      await returningVisitor(page)
      await context.route(script, (route) => route.fulfill(answer))
      const service = await formService(page, 'contact')
      await visit(page, contact)
      const answered = page.waitForResponse(script)
      await page.getByRole('dialog').getByRole('button', { name: accept }).click()
      expect((await answered).url()).toContain(ads.id)
      const form = page.locator('#consultation-form')
      await form.getByLabel(name).fill('Anna Berg')
      await form.getByLabel(email).fill('anna@example.com')
      await takeOnesTime(page)
      await form.getByRole('button', { name: send }).click()
      await expect(page).toHaveURL(thankYou)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(service.bodies).toHaveLength(1)
      complaints.splice(0, complaints.length, ...complaints.filter((text) => !ofTheService.test(text)))
    })
