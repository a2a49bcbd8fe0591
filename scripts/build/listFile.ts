import path from 'node:path'

/** A list of what a build made, for the checks. It is not in the output folder, because hosts serve all of that. */
export const listFile = (outDir: string, name: 'blog' | 'files'): string =>
  path.resolve(outDir, '../reports/lists', path.basename(outDir), `${name}.json`)
