import { runSteps } from './runSteps.ts'

/** `npm test`: every check but pictures, other engines and launch. What needs one processor runs next to what needs another. */
await runSteps([
  [[['Everything without a build or a browser', 'npm run --silent check']]],
  [
    // vite-react-ssg has one folder for its work, so builds wait for each other.
    [
      ['Build and prerender', 'npm run --silent build'],
      ['The built site', 'npm run --silent check:dist'],
      ['The site in a longer language', 'npm run --silent build:pseudo'],
      ['Rehearsal of going live', 'npm run --silent rehearse'],
    ],
    [
      ['A browser', 'npm run --silent ensure-browser'],
      ['Stories, played and checked for accessibility', 'npm run --silent test:stories'],
    ],
  ],
  [[['Flows on the built site', 'npm run --silent test:e2e']]],
  [
    [['What every server must do, on nginx and Cloudflare', 'npm run --silent test:hosts']],
    [['Byte budgets', 'npm run --silent budgets']],
  ],
])
