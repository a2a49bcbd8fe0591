import { spawnSync } from 'node:child_process'

/** `npm test`: every check, in order of cost. Stops at the first that fails, and says how long each took. */
const steps = [
  ['Formatting', 'npm run format:check'],
  ['Lint: rules, accessibility, import boundaries', 'npm run lint'],
  ['Types', 'npm run typecheck'],
  ['Unused files, exports and dependencies', 'npm run knip'],
  ['Licences, install scripts and known vulnerabilities of packages', 'npm run check:supply-chain'],
  ['Catalogs', 'npm run i18n:check'],
  ['Every component has a story', 'npm run check:stories'],
  ['Unit tests', 'npm run test:unit'],
  ['Build and prerender', 'npm run build'],
  ['The built site', 'npm run check:dist'],
  ['The site in a longer language', 'npm run build:pseudo'],
  ['A browser', 'npm run ensure-browser'],
  ['Byte budgets', 'npm run budgets'],
  ['Stories, played and checked for accessibility', 'npm run test:stories'],
  ['Storybook builds', 'npm run build-storybook'],
  ['Build with an advertising account', 'npm run build:ads'],
  ['Flows on the built site', 'npm run test:e2e'],
  ['What every server must do, on nginx', 'npm run test:nginx -- e2e/hosting.spec.ts e2e/navigation.spec.ts'],
] as const

/** What somebody tried in the kept database is no part of what is checked. */
const env = { ...process.env, EMBEDDED_DATA_DIR: 'memory' }

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`
const done: string[] = []
const began = performance.now()
let hasFailed = false

for (const [name, command] of steps) {
  console.log(`\n== ${name}: ${command}`)
  const start = performance.now()
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env })
  hasFailed = status !== 0
  done.push(`${hasFailed ? 'failed' : 'passed'} ${seconds(start).padStart(6)}  ${name}`)
  if (hasFailed) break
}

console.log(
  `\n${done.join('\n')}\n${hasFailed ? `Failed after ${seconds(began)}: ${steps[done.length - 1]?.[1]}` : `All checks passed in ${seconds(began)}.`}`,
)
console.log(`${done.length - Number(hasFailed)} passed, ${Number(hasFailed)} failed`)
process.exitCode = hasFailed ? 1 : 0
