import { runSteps } from './runSteps.ts'

/** `npm run check`: what can be checked without a build or a browser, for the loop while working. */
await runSteps([
  [
    [
      ['Formatting', 'npm run --silent format:check'],
      ['Lint: rules, accessibility, import boundaries', 'npm run --silent lint'],
      ['Types', 'npm run --silent typecheck'],
      ['Unused files, exports and dependencies', 'npm run --silent knip'],
      ['Catalogs', 'npm run --silent i18n:check'],
    ],
    [['Unit tests', 'npm run --silent test:unit']],
  ],
])
