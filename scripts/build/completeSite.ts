import type { Env } from '../../src/lib/env.ts'
import { checkLaunch, report } from '../check/launch/checkLaunch.ts'
import { loadSettings } from '../serve/loadSettings.ts'
import { writeHosting } from './hosting/writeHosting.ts'
import { writeSocialImages } from './social/writeSocialImages.ts'
import { writeIcons } from './writeIcons.ts'

const deployDir = 'deploy'

/** Writes everything that is made from the prerendered pages. */
export async function completeSite(outDir: string, env: Env): Promise<void> {
  await writeSocialImages(outDir)
  await writeIcons(outDir)
  writeHosting(outDir, deployDir, env)
  console.log(`Wrote ${outDir}. For servers of your own: ${deployDir}.`)
  if (env.siteUrl === undefined) console.log('This is a local build, for npm run serve: VITE_SITE_URL is not set.')
  else reportSamples()
}

/** Lists what is still a sample in a build for a real site (npm run check:launch). */
function reportSamples(): void {
  const findings = checkLaunch(process.cwd(), loadSettings())
  if (findings.length > 0) console.warn(`${report(findings)}\n\nNot ready to launch: ${findings.length} left.`)
}
