import type { Env } from '../../src/lib/env.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { writeSocialImages } from './social/writeSocialImages.ts'
import { writeIcons } from './writeIcons.ts'

const deployDir = 'deploy'

/** Writes everything that is made from the prerendered pages. */
export async function completeSite(outDir: string, env: Env): Promise<void> {
  await writeSocialImages(outDir)
  await writeIcons(outDir)
  writeHosting(outDir, deployDir, env, new Date())
  console.log(`Wrote ${outDir}. For servers of your own: ${deployDir}.`)
}
