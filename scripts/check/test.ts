import { runSteps } from './runSteps.ts'

/** `npm run check`: what can be checked without a build or a browser, for the loop while working. */
const quick = [
  [
    ['Formatting', 'npm run --silent format -- --check'],
    ['Lint: rules, accessibility, import boundaries', 'npm run --silent lint'],
    ['Types', 'npm run --silent typecheck'],
    ['Unused files, exports and dependencies', 'npx knip'],
    ['Catalogs', 'npm run --silent i18n:check'],
  ],
  [['Unit tests', 'npm run --silent test:unit']],
] as const

/** `npm test`: every check but pictures, other engines and launch. What needs one processor runs next to what needs another. */
const others = [
  [
    // vite-react-ssg has one folder for its work, so builds wait for each other.
    [
      ['Build and prerender', 'npm run --silent build'],
      ['The built site', 'npm run --silent check:dist'],
      ['Rehearsal of going live', 'npm run --silent rehearse'],
    ],
    [
      ['A browser', 'npx node scripts/check/browser/ensureBrowser.ts'],
      ['Stories, played and checked for accessibility', 'npm run --silent test:stories'],
    ],
  ],
  [[['Flows on the built site', 'npm run --silent test:e2e']]],
  [
    [['What every server must do, on nginx', 'npm run --silent test:hosts']],
    [['Byte budgets', 'npm run --silent budgets']],
  ],
] as const

await runSteps(process.argv.includes('--quick') ? [quick] : [quick, ...others])
