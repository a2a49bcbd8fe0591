import { locales, type Locale } from '../../../../src/i18n/locales.ts'
import type { copyProject } from '../../fixtures/projectCopy.ts'

type Project = ReturnType<typeof copyProject>
type Sample = readonly [file: string, text: string, replacement: string]

const contact = 'src/content/companyContact.ts'
const company = 'src/content/company.ts'
/** Sample names, and what replaces each. They belong together: as soon as one of them is real, all are left. */
const names: readonly Sample[] = [
  [contact, "name: 'Roqueta'", "name: 'Almadrava'"],
  [contact, "'Roqueta Private Advisory'", "'Almadrava Consulting'"],
  [company, "'Roqueta Private Advisory S.L.'", "'Almadrava Consulting S.L.'"],
]
/** The other samples of the identity. */
const values: readonly Sample[] = [
  [contact, 'hello@roqueta.example', 'hello@rehearsal.internal'],
  [contact, '+34 971 000 000', '+34 971 234 567'],
  [company, "'B00000000'", "'B12345674'"],
  [company, "'ESB00000000'", "'ESB12345674'"],
  [company, 'Tomo 0000, Folio 000, Hoja PM-00000', 'Tomo 2816, Folio 117, Hoja PM-83254'],
  [company, "id: 'a', name: ''", "id: 'a', name: 'Aina Ferrer'"],
  [company, "id: 'b', name: ''", "id: 'b', name: 'Jonas Brandt'"],
  [company, 'ROAIIB 0000', 'ROAIIB 1234'],
  [company, 'Asseguradora d’Exemple', 'Mutua Balear'],
  [company, 'RC-00000000', 'RC-20260417'],
  [company, 'https://www.roqueta.example', 'https://www.rehearsal.internal'],
  [company, 'Carrer de l’Exemple 1', 'Carrer de Mallorca 8'],
  [company, 'Carrer de l’Exemple 2', 'Carrer de Menorca 9'],
  [company, 'Proveïdor d’Exemple', 'Serveis del Pla'],
]
/** Texts that a real site replaces by its own. */
const sampleTexts = ['testimonials', 'clientCase', 'founders'].map((name) => `src/content/${name}.ts`)
const message = /(?<start>msg|message: )`(?<text>[^`]+)`/g
const marked = /(AreSample\b.*= )true/

/**
 * Replaces in a copy of the project every sample that `npm run check:launch` lists.
 * @returns texts that no built page may contain
 * @throws when a sample has moved to another file
 */
export function replaceSamples(copy: Project): string[] {
  const isThere = ([file, text]: Sample) => copy.read(file).includes(text)
  const areNamesSamples = names.every(isThere)
  const identity = areNamesSamples ? [...names, ...values] : values
  for (const sample of [...names, ...values].filter((one) => !isThere(one))) refuseMoved(copy, sample)
  for (const sample of identity.filter(isThere)) copy.edit(...sample)

  const replaced: string[] = []
  for (const file of sampleTexts.filter((name) => marked.test(copy.read(name)))) {
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
  if (marked.test(copy.read(reviews)))
    copy.write(
      reviews,
      copy.read(reviews).replace(/body: '(.+)'/g, (_, text: string) => {
        replaced.push(text)
        return `body: 'Review ${replaced.length} of the rehearsal.'`
      }),
    )

  for (const file of copy.find('src/**/*.{ts,tsx}')) {
    const source = copy.read(file)
    const released = source.replace(marked, '$1false').replace(/^ *\/\/ Before launch, .*\n/gm, '')
    if (released !== source) copy.write(file, released)
  }
  const texts = identity.map(([, text]) => text.replaceAll(/^.*?'|'$/g, '')).filter((text) => text !== '')
  const digits = texts.filter((text) => text.startsWith('+')).map((text) => text.replaceAll(/\D/g, ''))
  return [
    ...(areNamesSamples ? ['Private Advisory'] : []),
    ...texts,
    ...digits,
    ...replaced.filter((text) => text.length > 40 && !text.includes('{')),
  ]
}

function refuseMoved(copy: Project, [file, text]: Sample): void {
  const moved = copy.find('src/content/*.ts').find((other) => copy.read(other).includes(text))
  if (moved !== undefined) throw new Error(`${moved} has the sample ${text}, and not ${file}: has it moved?`)
}

const rehearsal: Record<Locale, string> = { en: 'of the rehearsal', de: 'der Probe' }

/** The message that replaces a sample text, with its variables. */
function rehearsed(locale: Locale, number: number, text: string): string {
  const variables = [...new Set(text.match(/\{\w+\}/g))].map((name) => ` ${name}`).join('')
  return `Text ${number} ${rehearsal[locale]}.${variables}`
}
