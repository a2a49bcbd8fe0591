import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { findFiles } from '../../../build/findFiles.ts'
import { copyProject } from '../../copyProject.ts'
import { rehearsal, settings } from './settings.ts'

/**
 * `npm run rehearse`: goes live in a copy of the project. Replaces every sample, sets every setting, builds the site without
 * posts, and checks that no sample is left.
 */
async function rehearse(): Promise<void> {
  const { folder } = rehearsal
  copyProject(folder)
  replaceSamples(folder)
  for (const script of ['build', 'check:launch']) await run(script, folder)
}

/** Samples of the identity, and what replaces each. */
const samples: readonly (readonly [sample: string | RegExp, replacement: string])[] = [
  ["name: 'Roqueta'", "name: 'Almadrava'"],
  ['Roqueta Private Advisory', 'Almadrava Consulting'],
  ['hello@roqueta.example', 'hello@rehearsal.internal'],
  ['https://www.roqueta.example', 'https://www.rehearsal.internal'],
  ['+34 971 000 000', '+34 971 234 567'],
  ['B00000000', 'B12345674'],
  ['Tomo 0000, Folio 000, Hoja PM-00000', 'Tomo 2816, Folio 117, Hoja PM-83254'],
  ['Margalida d’Exemple', 'Aina Ferrer'],
  ['Johannes Beispiel', 'Jan Petersen'],
  ['ROAIIB 0000', 'ROAIIB 1234'],
  ['Asseguradora d’Exemple', 'Mutua Balear'],
  ['RC-00000000', 'RC-20260417'],
  ['Carrer de l’Exemple 1', 'Carrer de Mallorca 8'],
  ['Carrer de l’Exemple 2', 'Carrer de Menorca 9'],
  ['Proveïdor d’Exemple', 'Serveis del Pla'],
  [/(?<=AreSample\b.*= )true/g, 'false'],
  [/^ *isSample: true,\n/gm, ''],
  [/^ *\/\/ Before launch, .*\n/gm, ''],
]

/** Replaces in a copy of the project every sample and note that `npm run check:launch` lists. */
function replaceSamples(folder: string): void {
  for (const file of findFiles(folder, 'src/**/*.{ts,tsx}').map((name) => path.join(folder, name))) {
    const source = fs.readFileSync(file, 'utf8')
    const real = samples.reduce((text, [sample, replacement]) => text.replaceAll(sample, replacement), source)
    if (real !== source) fs.writeFileSync(file, real)
  }
}

async function run(script: string, cwd: string): Promise<void> {
  const child = spawn(`npm run --silent ${script}`, {
    cwd,
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...settings },
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`npm run ${script} failed in ${cwd}.`)
}

await rehearse()
