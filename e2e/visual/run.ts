import fs from 'node:fs'
import path from 'node:path'
import type { Picture } from '../../scripts/dev/visual/pictures.ts'

/** What `npm run visual` asks of a run. */
export type Run = {
  readonly pictures: readonly Picture[]
  /** Folder of the base's pictures. */
  readonly base: string
  /** Names of the base's pictures, with which those of this run are compared; without them, this run takes the base's. */
  readonly before?: readonly string[] | undefined
}

export const runFile = path.resolve(import.meta.dirname, '../../reports/visual-run/run.json')

/** @throws when no run was prepared */
export const readRun = (): Run => JSON.parse(fs.readFileSync(runFile, 'utf8')) as Run
