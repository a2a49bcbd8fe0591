import path from 'node:path'

/** Vite's list of a build's files. It is not in the output folder, because hosts serve all of that. */
export const listFile = (outDir: string): string =>
  path.resolve(outDir, '../reports/lists', `${path.basename(outDir)}.json`)
