import path from 'node:path'

/** Vite's list of the build's files. It is not in the output folder, because hosts serve all of that. */
export const listFile = path.resolve(import.meta.dirname, '../../reports/builtFiles.json')
