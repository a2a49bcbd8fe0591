import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
/** What a build reads. */
const parts = [
  'src',
  'scripts',
  'locales',
  'supabase',
  'public',
  'docs/style',
  'index.html',
  '.env.example',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'lingui.config.ts',
]
/** What it does not. */
const left = /\.(?:test\.tsx?|stories\.tsx)$|[\\/]art$/

/** Copies what a build of the project reads into a folder, whose packages are those of the project. */
export function copyProject(folder: string): void {
  fs.rmSync(folder, { recursive: true, force: true })
  for (const part of parts)
    fs.cpSync(path.join(root, part), path.join(folder, part), { recursive: true, filter: (file) => !left.test(file) })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
}
