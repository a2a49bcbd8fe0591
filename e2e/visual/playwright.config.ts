import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { chromiumLaunch } from '../../scripts/check/browser/browser.ts'
import { readRun } from './run.ts'

const { args, ...launch } = chromiumLaunch()
const reports = path.resolve(import.meta.dirname, '../../reports')

/** Run by scripts/dev/visual/visual.ts, which builds, serves, and selects the pictures. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(reports, 'visual-run/artifacts'),
  snapshotPathTemplate: path.join(readRun().base, '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [
    ['./reporter.ts'],
    ['html', { outputFolder: path.join(reports, 'visual'), open: 'never', title: 'What looks different' }],
  ],
  // Not a pixel may differ: Playwright’s own threshold of 0.2 lets a changed color pass.
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide', scale: 'css' },
  },
  use: {
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'Europe/Madrid',
    reducedMotion: 'reduce',
    colorScheme: 'light',
    launchOptions: {
      ...launch,
      // The browser renders as deterministically as its settings allow.
      args: [
        ...args,
        // Debian starts its Chromium with GPU rasterization, and every GPU draws in its own way.
        '--disable-gpu',
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--force-device-scale-factor=1',
        '--hide-scrollbars',
      ],
    },
  },
})
