import { spawnSync } from 'node:child_process'
import path from 'node:path'

/**
 * Builds the site a second time, with an advertising account, for e2e/consent.spec.ts: the published build
 * has none and contains no consent code. Takes seconds, since the pictures of the first build are cached.
 */
export const adsBuild = {
  outDir: path.resolve(import.meta.dirname, '../../reports/dist-with-ads'),
  nginx: path.resolve(import.meta.dirname, '../../reports/nginx-with-ads'),
  id: 'AW-123456789',
  label: 'AbC-D_efGh12',
} as const

if (import.meta.main) {
  const script = (name: string) => `node "${path.resolve(import.meta.dirname, name)}"`
  const command = `${script('build.ts')} && ${script('hosting/writeHosting.ts')} "${adsBuild.outDir}" "${adsBuild.nginx}"`
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {
      ...process.env,
      BUILD_DIR: adsBuild.outDir,
      VITE_GOOGLE_ADS_ID: adsBuild.id,
      VITE_GOOGLE_ADS_CONVERSION_LABEL: adsBuild.label,
    },
  })
  process.exitCode = status ?? 1
}
