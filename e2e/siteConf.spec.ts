import { expect, test } from '@playwright/test'
import { hosts, rehearsal } from '../scripts/check/launch/rehearsal/settings.ts'
import { createCertificate } from '../scripts/serve/certificate.ts'
import { startRealSite } from './support/nginx.ts'
import { siteServer } from './support/server.ts'

/** The example of an nginx site, as the build of `npm run rehearse` wrote it. */
test.skip(siteServer !== 'nginx', 'part of npm run test:hosts')
test.use({ ignoreHTTPSErrors: true })

test('http redirects to https, and https sends Strict-Transport-Security', async ({ request }) => {
  const nginx = await startRealSite(rehearsal.outDir, rehearsal.nginx, createCertificate([hosts.site]))
  const plain = await fetch(`${nginx.url}/en?a=b`, { redirect: 'manual' })
  expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://${hosts.site}/en?a=b`])
  const secure = await request.get(`https://127.0.0.1:${nginx.httpsPort}/en`)
  expect(secure.status()).toBe(200)
  expect(secure.headers()['strict-transport-security']).toMatch(/^max-age=\d{8}/)
  await nginx.close()
})
