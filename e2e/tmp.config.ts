import { defineConfig, devices } from '@playwright/test'
export default defineConfig({
  testDir: '.', outputDir: '/tmp/forms-e2e', workers: 2, fullyParallel: true, reporter: 'line', timeout: 20000,
  use: { ...devices['Desktop Chrome'], baseURL: 'http://127.0.0.1:4191', launchOptions: { executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] }, viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en-US' },
  webServer: { command: 'node /tmp/forms-serve.mjs', url: 'http://127.0.0.1:4191/en' },
})
