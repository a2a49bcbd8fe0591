import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { chromiumLaunch } from '../../scripts/check/browser/browser.ts'

const { args, ...launch } = chromiumLaunch()
const reports = path.resolve(import.meta.dirname, '../../reports')

/** Run by scripts/dev/visual/visual.ts, which builds and serves. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(reports, 'visual-run'),
  snapshotPathTemplate: path.join(process.env['VISUAL_PICTURES'] ?? reports, '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  reporter: [
    ['dot'],
    ['html', { outputFolder: path.join(reports, 'visual'), open: 'never', title: 'What looks different' }],
  ],
  // Not a pixel may differ: Playwright’s own threshold of 0.2 lets a changed color pass.
  expect: { timeout: 60_000, toHaveScreenshot: { threshold: 0 } },
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    launchOptions: {
      ...launch,
      // Debian starts its Chromium with GPU rasterization, and every GPU draws in its own way.
      args: [...args, '--disable-gpu', '--font-render-hinting=none', '--disable-lcd-text'],
    },
  },
})
