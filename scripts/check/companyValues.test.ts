import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { company } from '../../src/content/company.ts'
import { telephoneHref } from '../../src/content/companyContact.ts'
import { whatsAppAddress } from '../../src/content/reach.ts'

/** The identity has one home, so that real values replace the samples there and nowhere else. */
const root = path.resolve(import.meta.dirname, '../..')
const homes = ['src/content/company.ts', 'src/content/companyContact.ts']
const values = [
  company.longName,
  company.email,
  company.phone,
  ...new Set([telephoneHref, whatsAppAddress].map((address) => address.replaceAll(/\D/g, ''))),
  company.legalName,
  company.taxId,
  company.registerEntry,
  company.agentNumber,
  company.insurance.insurer,
  company.insurance.policy,
  new URL(company.url).host,
  company.address.street,
]
const plain = (text: string): string => text.replaceAll(/\\s|\\(?=[.+])/g, (escape) => (escape === '\\s' ? ' ' : ''))
const valuesIn = (source: string): string[] => values.filter((value) => plain(source).includes(value))

test('no other source, story or browser test spells a value of the company', () => {
  const files = fs
    .globSync('{src,e2e}/**/*.{ts,tsx}', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    // Unit tests and the stories of components bring what they compare; attacks of the sanitiser name hosts.
    .filter((file) => !/\.test\.tsx?$|^src\/components\/|\/sanitiser\/vectors\//.test(file) && !homes.includes(file))
  const spelled = files.flatMap((file) =>
    valuesIn(fs.readFileSync(path.join(root, file), 'utf8')).map((value) => `${file} spells ${value}`),
  )
  expect(spelled).toEqual([])
})

test.each([`href="tel:+${company.phone.replaceAll(/\D/g, '')}"`, `/^mailto:${company.email.replaceAll('.', '\\.')}/`])(
  'a value that %s spells is found',
  (source) => {
    expect(valuesIn(source)).toHaveLength(1)
  },
)
