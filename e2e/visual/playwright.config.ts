import { defineConfig } from '@playwright/test'
import path from 'node:path'
import { pictureLaunch } from '../../scripts/dev/visual/launch.ts'
import { readRun } from '../../scripts/dev/visual/compare.ts'

const reports = path.resolve(import.meta.dirname, '../../reports')

/** Run by scripts/dev/visual/visual.ts, which builds, serves, selects the pictures and prints the summary. */
export default defineConfig({
  testDir: '.',
  outputDir: path.join(reports, 'visual-run/artifacts'),
  snapshotPathTemplate: path.join(readRun().base, '{arg}{ext}'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  reporter: [
    ['json', { outputFile: path.join(reports, 'visual-run/results.json') }],
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
    launchOptions: pictureLaunch(),
  },
})
