import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './base.ts'
import type { Picture } from './pictures.ts'

/** Input of Playwright's run. */
export type Run = {
  readonly pictures: readonly Picture[]
  /** Origins of the served Storybook and site. */
  readonly storybook: string
  readonly site: string
  /** Folder of the base's pictures, with which those of the working tree are compared. */
  readonly base: string
}
/** The error is empty where a picture is the same as that of the base. */
export type Result = { readonly name: string; readonly error: string }

const reports = path.join(root, 'reports/visual-run')
const runFile = path.join(reports, 'run.json')
const resultsFile = path.join(reports, 'results.json')

/** @throws when no run was prepared */
export function readRun(): Run {
  if (!fs.existsSync(runFile))
    throw new Error('Pictures are compared by npm run visual, which builds and serves first.')
  return JSON.parse(fs.readFileSync(runFile, 'utf8')) as Run
}

const resultsOf = ({ specs, suites = [] }: JSONReportSuite): Result[] => [
  ...specs.map(({ title, ok, tests }) => {
    const errors = tests.at(-1)?.results.at(-1)?.errors ?? []
    const error = errors.map(({ message }) => stripVTControlCharacters(message)).join('\n')
    return { name: title, error: ok ? '' : error || 'unknown error' }
  }),
  ...suites.flatMap(resultsOf),
]

/**
 * Takes pictures and compares them with those of the base, or with `all` writes those of the base.
 * @throws when Playwright ends without a result for each
 */
export async function compare(run: Run, update: 'all' | 'none'): Promise<readonly Result[]> {
  if (run.pictures.length === 0) return []
  fs.mkdirSync(reports, { recursive: true })
  fs.writeFileSync(runFile, JSON.stringify(run))
  fs.rmSync(resultsFile, { force: true })
  // Not spawnSync: the servers of this process answer the browsers meanwhile.
  const child = spawn(
    'playwright',
    ['test', '-c', 'e2e/visual/playwright.config.ts', '--quiet', `--update-snapshots=${update}`],
    { cwd: root, shell: process.platform === 'win32', stdio: ['ignore', 'inherit', 'inherit'] },
  )
  await once(child, 'exit')
  if (!fs.existsSync(resultsFile)) throw new Error('The run ended without results; its output is above.')
  const { suites, errors } = JSON.parse(fs.readFileSync(resultsFile, 'utf8')) as JSONReport
  const results = suites.flatMap(resultsOf)
  if (results.length === run.pictures.length) return results
  throw new Error(
    [
      `The run ended after ${results.length} of ${run.pictures.length} pictures.`,
      ...errors.map(({ message }) => message),
    ].join('\n'),
  )
}
