import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { copyProject } from '../../fixtures/projectCopy.ts'
import { checkLaunch } from '../checkLaunch.ts'
import { replaceSamples } from './replaceSamples.ts'
import { settings } from './settings.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const copy = copyProject('samples')
fs.copyFileSync(path.join(root, '.env.example'), path.join(copy.folder, '.env.example'))
afterAll(() => copy.remove())

const read = () =>
  new Map([...copy.find('src/**/*.{ts,tsx}'), ...copy.find('locales/*.po')].map((file) => [file, copy.read(file)]))
const before = read()
beforeEach(() => {
  for (const [file, source] of before) copy.write(file, source)
})

const contact = 'src/content/companyContact.ts'
const company = 'src/content/company.ts'
/** A project whose names are samples, whatever those of this one are. */
function giveSampleNames(legalName: string): void {
  copy.edit(contact, / name: '.*'/, " name: 'Roqueta' ")
  copy.edit(contact, / longName: '.*'/, " longName: 'Roqueta Private Advisory' ")
  copy.edit(company, / legalName: '.*'/, ` legalName: '${legalName}' `)
}

test('leaves nothing that check:launch lists', () => {
  replaceSamples(copy)
  expect(checkLaunch(copy.folder, settings)).toEqual([])
})

test('leaves what is real', () => {
  replaceSamples(copy)
  const real = read()
  replaceSamples(copy)
  expect(read()).toEqual(real)
})

test('replaces the names together, and does not look for a real one', () => {
  giveSampleNames('Roqueta Private Advisory S.L.')
  expect(replaceSamples(copy)).toEqual(expect.arrayContaining(['Roqueta', 'Private Advisory', '34971000000']))
  expect(copy.read(contact) + copy.read(company)).not.toContain('Private Advisory')

  giveSampleNames('Roqueta Mallorca S.L.')
  expect(replaceSamples(copy)).not.toContain('Roqueta')
  expect(copy.read(contact)).toContain("name: 'Roqueta'")
})

test('names a sample that has moved to another file', () => {
  copy.edit(contact, /phone: '.*'/, "phone: '+34 971 555 555'")
  copy.write('src/content/facts.ts', "export const phone = '+34 971 000 000'\n")
  expect(() => replaceSamples(copy)).toThrow('src/content/facts.ts has the sample +34 971 000 000')
})
