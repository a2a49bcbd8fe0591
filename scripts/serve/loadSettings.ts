import path from 'node:path'
import { loadEnv } from 'vite'

/**
 * The environment and the .env files, read as Vite reads them. The default prefix gives the settings that the build
 * uses, an empty one gives all.
 */
export const loadSettings = (prefix = 'VITE_'): Record<string, string> =>
  loadEnv('production', path.resolve(import.meta.dirname, '../..'), prefix)
