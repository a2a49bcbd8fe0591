import path from 'node:path'
import { loadEnv } from 'vite'

/** The settings that the build uses: the environment and the .env files, read as Vite reads them. */
export const loadSettings = (): Record<string, string> =>
  loadEnv('production', path.resolve(import.meta.dirname, '..'), 'VITE_')
