import { parseEnv } from '../../src/lib/env.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { writeSocialImages } from './social/writeSocialImages.ts'
import { writeIcons } from './writeIcons.ts'

const [outDir, deployDir] = ['dist', 'deploy']

/** Second half of `npm run build`: everything that is made from the prerendered pages. */
await writeSocialImages(outDir)
await writeIcons(outDir)
writeHosting(outDir, deployDir, parseEnv(loadSettings()), new Date())
console.log(`Wrote ${outDir}. For servers of your own: ${deployDir}.`)
