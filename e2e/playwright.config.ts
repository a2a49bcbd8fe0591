import { defineConfig, devices } from '@playwright/test'
import path from 'node:path'
import { chromiumLaunch } from '../scripts/check/browser/browser.ts'
import { siteServer } from './support/server.ts'

const port = Number(process.env['PORT'] ?? 4180)
const root = path.resolve(import.meta.dirname, '..')

/** The built site, served as a host would serve it, with the embedded backend in memory. */
export default defineConfig({
  testDir: '.',
  tsconfig: path.join(import.meta.dirname, 'tsconfig.json'),
  testIgnore: path.join(import.meta.dirname, 'visual/**'),
  outputDir: '../reports/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  // A loaded machine may cause a timeout once; the report lists the retried tests.
  retries: process.env['CI'] === 'true' ? 1 : 0,
  // Events may be late by a minute on a loaded machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Browsers are idle often enough for four of them to share two cores.
  workers: 4,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: chromiumLaunch(),
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    // Saves a quarter of the time. History and permissions persist across tests; specs that depend on them opt out.
    reuseContext: true,
    locale: 'en-US',
  },
  webServer: {
    command: siteServer === 'nginx' ? 'node e2e/support/nginx.ts' : 'node scripts/serve/serve.ts',
    cwd: root,
    url: `http://127.0.0.1:${port}/en`,
    env: { PORT: String(port), EMBEDDED_DATA_DIR: 'memory' },
    reuseExistingServer: false,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
