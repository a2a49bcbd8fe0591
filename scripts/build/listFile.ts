import path from 'node:path'

const folder = path.resolve(import.meta.dirname, '../../reports/lists')

/** Vite's list of a build's files. It is not in the output folder, because hosts serve all of that. */
export const listFile = (outDir: string): string => path.join(folder, `${path.basename(outDir)}.json`)
