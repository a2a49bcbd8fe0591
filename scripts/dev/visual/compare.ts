import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { TestResult } from './summary.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const resultsFile = path.join(root, 'reports/visual-run/results.json')

const testsOf = ({ specs, suites = [] }: JSONReportSuite): TestResult[] => [
  ...specs.map(({ title, ok, tests }) => ({
    name: title,
    hasPassed: ok,
    error: (tests.at(-1)?.results.at(-1)?.errors ?? [])
      .map(({ message }) => stripVTControlCharacters(message))
      .join('\n'),
  })),
  ...suites.flatMap(testsOf),
]

/** The result of each picture. @throws when the run crashed or left pictures out */
export function resultsOf({ suites, errors }: JSONReport, pictures: number): TestResult[] {
  const results = suites.flatMap(testsOf)
  if (errors.length > 0)
    throw new Error(errors.map(({ message }) => stripVTControlCharacters(message ?? '')).join('\n'))
  if (results.length !== pictures) throw new Error(`The run ended after ${results.length} of ${pictures} pictures.`)
  return results
}

/**
 * Takes the pictures of the prepared run and compares them, or accepts the differences.
 * @throws when the run ends without a result for each picture
 */
export async function compare(pictures: number, isUpdate: boolean): Promise<TestResult[]> {
  fs.rmSync(resultsFile, { force: true })
  const snapshots = `--update-snapshots=${isUpdate ? 'changed' : 'none'}`
  // Not spawnSync: the servers of this process answer the browsers meanwhile.
  const child = spawn('playwright', ['test', '-c', 'e2e/visual/playwright.config.ts', '--quiet', snapshots], {
    cwd: root,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject))
  if (!fs.existsSync(resultsFile)) throw new Error('The run ended without results; its output is above.')
  return resultsOf(JSON.parse(fs.readFileSync(resultsFile, 'utf8')) as JSONReport, pictures)
}
