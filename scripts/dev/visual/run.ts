import fs from 'node:fs'
import path from 'node:path'
import type { Picture } from './pictures.ts'

/** Input of the browser’s run, written by scripts/dev/visual/visual.ts. */
export type Run = { readonly pictures: readonly Picture[]; readonly storybook: string; readonly site: string }

const file = path.resolve(import.meta.dirname, '../../../reports/visual-run/run.json')

export function writeRun(run: Run): void {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, JSON.stringify(run, null, 2))
}

/** @throws when no run was prepared */
export function readRun(): Run {
  if (!fs.existsSync(file)) throw new Error('Pictures are compared by npm run visual, which builds and serves first.')
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Run
}
