import type { copyProject } from '../../fixtures/projectCopy.ts'

/** Samples of the identity, and what replaces each. */
const samples: readonly (readonly [sample: string | RegExp, replacement: string])[] = [
  ["name: 'Roqueta'", "name: 'Almadrava'"],
  ['Roqueta Private Advisory', 'Almadrava Consulting'],
  ['hello@roqueta.example', 'hello@rehearsal.internal'],
  ['https://www.roqueta.example', 'https://www.rehearsal.internal'],
  ['+34 971 000 000', '+34 971 234 567'],
  ['B00000000', 'B12345674'],
  ['Tomo 0000, Folio 000, Hoja PM-00000', 'Tomo 2816, Folio 117, Hoja PM-83254'],
  ["name: ''", "name: 'Aina Ferrer'"],
  ['ROAIIB 0000', 'ROAIIB 1234'],
  ['Asseguradora d’Exemple', 'Mutua Balear'],
  ['RC-00000000', 'RC-20260417'],
  ['Carrer de l’Exemple 1', 'Carrer de Mallorca 8'],
  ['Carrer de l’Exemple 2', 'Carrer de Menorca 9'],
  ['Proveïdor d’Exemple', 'Serveis del Pla'],
  [/(?<=AreSample\b.*= )true/g, 'false'],
  [/^ *\/\/ Before launch, .*\n/gm, ''],
]

/** Replaces in a copy of the project every sample and note that `npm run check:launch` lists. */
export function replaceSamples(copy: ReturnType<typeof copyProject>): void {
  for (const file of copy.find('src/**/*.{ts,tsx}')) {
    const source = copy.read(file)
    const real = samples.reduce((text, [sample, replacement]) => text.replaceAll(sample, replacement), source)
    if (real !== source) copy.write(file, real)
  }
}
