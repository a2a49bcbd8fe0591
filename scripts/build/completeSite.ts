import fs from 'node:fs'
import path from 'node:path'
import { parseEnv } from '../../src/lib/env.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { writeSocialImages } from './social/writeSocialImages.ts'
import { writeIcons } from './writeIcons.ts'

const [outDir, deployDir] = ['dist', 'deploy']

/** Second half of `npm run build`: everything that is made from the prerendered pages. */
await writeSocialImages(outDir)
await writeIcons(outDir)
await writeHosting(outDir, deployDir, parseEnv(loadSettings()), new Date())

const files = fs.readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const bytes = files.reduce((sum, { parentPath, name }) => sum + fs.statSync(path.join(parentPath, name)).size, 0)
const pages = files.filter(({ name }) => name.endsWith('.html')).length
console.log(
  `Wrote ${outDir}: ${pages} pages, ${files.length} files, ${(bytes / 1e6).toFixed(0)} MB. For servers of your own: ${deployDir}.`,
)
