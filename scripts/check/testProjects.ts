import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import path from 'node:path'
import type { TestProjectConfiguration } from 'vitest/config'
import packageJson from '../../package.json' with { type: 'json' }
import { chromiumLaunch } from './browser/browser.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Pure code, in Node. Files share their modules: loading them anew for each file took most of the time. */
const unit = {
  extends: true,
  test: {
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    isolate: false,
    unstubGlobals: true,
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
} satisfies TestProjectConfiguration

/** Every story in a real browser: rendered, played, checked for accessibility. */
const stories = {
  extends: true,
  // If the optimizer found a dependency behind `import()` during a run, it would reload the page during a story.
  optimizeDeps: { include: Object.keys(packageJson.dependencies) },
  plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
  test: {
    name: 'stories',
    // One after the other: a page in the background is not painted, so visibility observers would never fire.
    fileParallelism: false,
    // All files share a page, as all stories share one in Storybook: a page and its modules for each file took longer.
    isolate: false,
    // Longer than a story waits for a picture that is still being made.
    testTimeout: 60_000,
    // A loaded machine may cause a timeout once; the report lists the retried tests.
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
