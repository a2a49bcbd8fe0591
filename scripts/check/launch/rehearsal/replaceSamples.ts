import { locales, type Locale } from '../../../../src/i18n/locales.ts'
import type { copyProject } from '../../fixtures/projectCopy.ts'

type Samples = readonly (readonly [sample: string, replacement: string])[]

/** Samples of the identity that the header prints, and what replaces each. */
const contact: Samples = [
  ["name: 'Roqueta'", "name: 'Almadrava'"],
  ['Roqueta Private Advisory', 'Almadrava Consulting'],
  ['hello@roqueta.example', 'hello@rehearsal.internal'],
  ['+34 971 000 000', '+34 971 234 567'],
]
/** Samples of the rest of the identity. */
const identity: Samples = [
  ['Roqueta Private Advisory S.L.', 'Almadrava Consulting S.L.'],
  ["'B00000000'", "'B12345674'"],
  ["'ESB00000000'", "'ESB12345674'"],
  ['Tomo 0000, Folio 000, Hoja PM-00000', 'Tomo 2816, Folio 117, Hoja PM-83254'],
  ["id: 'a', name: ''", "id: 'a', name: 'Aina Ferrer'"],
  ["id: 'b', name: ''", "id: 'b', name: 'Jonas Brandt'"],
  ['ROAIIB 0000', 'ROAIIB 1234'],
  ['Asseguradora d’Exemple', 'Mutua Balear'],
  ['RC-00000000', 'RC-20260417'],
  ['https://www.roqueta.example', 'https://www.rehearsal.internal'],
  ["'34971000000'", "'34971234567'"],
  ['Carrer de l’Exemple 1', 'Carrer de Mallorca 8'],
]
/** Texts that a real site replaces by its own. */
const sampleTexts = ['testimonials', 'clientCase', 'founders'].map((name) => `src/content/${name}.ts`)
const message = /(?<start>msg|message: )`(?<text>[^`]+)`/g

/** Goes through what `npm run check:launch` lists, in a copy of the project. Returns texts that no built page may contain. */
export function replaceSamples(copy: ReturnType<typeof copyProject>): string[] {
  for (const [sample, replacement] of contact) copy.edit('src/content/companyContact.ts', sample, replacement)
  for (const [sample, replacement] of identity) copy.edit('src/content/company.ts', sample, replacement)

  const replaced: string[] = []
  for (const file of sampleTexts) {
    const source = copy.read(file).replace(message, (whole, start: string, text: string) => {
      // Names of places and people stay.
      if (!text.includes(' ')) return whole
      replaced.push(text)
      return `${start}\`${rehearsed('en', replaced.length, text)}\``
    })
    copy.write(file, source)
  }
  for (const locale of locales)
    for (const [at, text] of replaced.entries())
      copy.edit(
        `locales/${locale}.po`,
        new RegExp(`msgid "${text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}"\nmsgstr ".*"`),
        `msgid "${rehearsed('en', at + 1, text)}"\nmsgstr "${rehearsed(locale, at + 1, text)}"`,
      )
  const reviews = 'src/content/reviews.ts'
  copy.write(
    reviews,
    copy.read(reviews).replace(/body: '(.+)'/g, (_, text: string) => {
      replaced.push(text)
      return `body: 'Review ${replaced.length} of the rehearsal.'`
    }),
  )

  for (const file of copy.find('src/**/*.{ts,tsx}')) {
    const source = copy.read(file)
    const released = source.replace(/(AreSample\b.*= )true/, '$1false').replace(/^ *\/\/ Before launch, .*\n/gm, '')
    if (released !== source) copy.write(file, released)
  }
  const values = [...contact, ...identity]
    .map(([sample]) => sample.replaceAll(/^.*?'|'$/g, ''))
    .filter((text) => text !== '')
  return ['Private Advisory', ...values, ...replaced.filter((text) => text.length > 40 && !text.includes('{'))]
}

const rehearsal: Record<Locale, string> = { en: 'of the rehearsal', de: 'der Probe' }

/** The message that replaces a sample text, with its variables. */
function rehearsed(locale: Locale, number: number, text: string): string {
  const variables = [...new Set(text.match(/\{\w+\}/g))].map((name) => ` ${name}`).join('')
  return `Text ${number} ${rehearsal[locale]}.${variables}`
}
