import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import path from 'node:path'
import type { TestProjectConfiguration } from 'vitest/config'
import packageJson from '../../package.json' with { type: 'json' }
import { chromiumLaunch } from './browser/browser.ts'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * What the optimizer would otherwise meet in the middle of a run (behind `import()`): it would
 * reload the page under a story's feet.
 */
const lateImports = Object.keys(packageJson.dependencies)

/** Pure code, in Node. */
const unit = {
  extends: true,
  test: {
    name: 'unit',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    testTimeout: 30_000,
  },
} satisfies TestProjectConfiguration

/** Every story in a real browser: rendered, played, checked for accessibility. */
const stories = {
  extends: true,
  optimizeDeps: { include: lateImports },
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  test: {
    name: 'stories',
    // One after the other: a page behind another is not painted, and what waits to come into view would wait in vain.
    fileParallelism: false,
    // All files share a page, as all stories share one in Storybook: a page and its modules for each file took longer.
    isolate: false,
    // A loaded machine may miss a moment once; the report names what needed a second look.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch(), contextOptions: { locale: 'en-US' } }),
      instances: [{ browser: 'chromium' }],
    },
  },
} satisfies TestProjectConfiguration

export const testProjects: TestProjectConfiguration[] = [unit, stories]
