import { manifest } from '../src/routing/manifest.ts'
import { expect, test, visit } from './support/site.ts'

test.describe("a page's policy", () => {
  for (const [what, attack, directive] of [
    [
      'strings as HTML',
      () => {
        document.body.innerHTML = '<b>text</b>'
      },
      'require-trusted-types-for',
    ],
    [
      'a script of another host',
      () => {
        document.body.append(Object.assign(document.createElement('script'), { src: 'https://other.example/' }))
      },
      'require-trusted-types-for',
    ],
    [
      'a module of another host',
      () => {
        const address = 'https://other.example/'
        void import(address).catch(() => {})
      },
      'script-src',
    ],
    [
      'inline styles',
      () => {
        document.body.setAttribute('style', 'color: red')
      },
      'style-src',
    ],
    ['a request to another host', () => void fetch('https://other.example/').catch(() => {}), 'connect-src'],
  ] as const)
    test(`refuses ${what}, and the tests hear of it`, async ({ page, complaints, foreignRequests }) => {
      await visit(page, '/en/pricing')
      await page.evaluate(attack).catch(() => {})
      await expect.poll(() => complaints.join('\n')).toContain(`The page's policy, ${directive}`)
      complaints.splice(0)
      // Requested, and blocked.
      foreignRequests.splice(0)
    })

  test('lets the structured data of a page in each language be read', async ({ page }) => {
    for (const { path: address } of manifest.slice(0, 2)) {
      await visit(page, address)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(JSON.parse(data[0] ?? '')).toHaveProperty('@graph')
    }
  })
})
