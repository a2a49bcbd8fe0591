import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { copyProject } from '../../fixtures/projectCopy.ts'
import { replaceSamples } from './replaceSamples.ts'
import { startServices } from './services.ts'
import { settings } from './settings.ts'

/**
 * `npm run rehearse`: goes live in a copy of the project. Replaces every sample, sets every setting, builds the site with the
 * services on hosts of their own, and checks that no sample is left. e2e/rehearsal.spec.ts visits the result.
 */
async function rehearse(): Promise<void> {
  const copy = copyProject('rehearsal', { isBuilt: true })
  replaceSamples(copy)
  copy.write(
    '.env',
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  )
  const services = await startServices()
  try {
    copy.write('authority.pem', services.certificate.cert.toString())
    const environment = {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: services.proxy,
      NODE_EXTRA_CA_CERTS: path.join(copy.folder, 'authority.pem'),
    }
    for (const script of ['build', 'check:launch']) await run(script, copy.folder, environment)
  } finally {
    await services.close()
  }
}

async function run(script: string, cwd: string, environment: Readonly<Record<string, string>>): Promise<void> {
  const env = { ...process.env, ...environment }
  const child = spawn(`npm run --silent ${script}`, { cwd, shell: true, stdio: 'inherit', env })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`npm run ${script} failed in ${cwd}.`)
}

await rehearse()
