import { expect, test, visit } from './support/site.ts'

/** What a page must not do, and the directive that the browser names. */
const attacks = {
  'strings as HTML': [() => (document.body.innerHTML = '<b>text</b>'), 'require-trusted-types-for'],
  'a script of another host': [
    () => document.body.append(Object.assign(document.createElement('script'), { src: 'https://other.example/' })),
    'require-trusted-types-for',
  ],
  'a module of another host': [
    () => {
      const address = 'https://other.example/'
      void import(address).catch(() => {})
    },
    'script-src',
  ],
  'inline styles': [() => document.body.setAttribute('style', 'color: red'), 'style-src'],
  'a request to another host': [() => void fetch('https://other.example/').catch(() => {}), 'connect-src'],
} as const

test("a page's policy refuses attacks, and the tests hear of it", async ({ page, complaints, foreignRequests }) => {
  await visit(page, '/en/pricing')
  for (const [what, [attack, directive]] of Object.entries(attacks))
    await test.step(what, async () => {
      complaints.splice(0)
      await page.evaluate<unknown>(attack).catch(() => {})
      await expect.poll(() => complaints.join('\n')).toContain(`The page's policy, ${directive}`)
    })
  complaints.splice(0)
  // Requested, and blocked.
  foreignRequests.splice(0)
})
