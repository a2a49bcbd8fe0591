import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkLaunch, report } from './checkLaunch.ts'

const documentation = fs.readFileSync(path.resolve(import.meta.dirname, '../../../.env.example'), 'utf8')
const complete = {
  VITE_SITE_URL: 'https://www.agency.com',
  VITE_SUPABASE_URL: 'https://qwertyui.supabase.co',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_key',
  VITE_CONTACT_FORM_URL: 'https://forms.service.com/contact',
  VITE_ENQUIRY_FORM_URL: 'https://forms.service.com/enquiry',
  VITE_SCHEDULING_URL: 'https://calendar.service.com/agency',
}
let root = ''

function write(file: string, text: string): void {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), text)
}

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'launch-'))
  write('.env.example', documentation)
  write(
    'src/content/company.ts',
    "export const company = {\n  url: 'https://www.agency.com',\n  phone: '+34 971 123 456',\n}\n",
  )
})
afterEach(() => fs.rmSync(root, { recursive: true }))

test('a site without a sample, with every setting, is ready', () => {
  expect(checkLaunch(root, complete)).toEqual([])
})

describe('in the texts, with file and line', () => {
  test.each([
    ['an address', "url: 'https://www.roqueta.example'", '//www.roqueta.example'],
    ['an e-mail address', "email: 'hello@roqueta.example'", '@roqueta.example'],
    ['an e-mail address', "email: 'hello@example.com'", '@example.com'],
    ['the telephone number', "phone: '+34 971 000 000'", '+34 971 000 000'],
    ['the WhatsApp number', "whatsApp: '34971000000'", '34971000000'],
    ['a tax number', "taxId: 'ESB00000000'", 'ESB00000000'],
    ['the register entry', "entry: 'Tomo 0000, Folio 000'", 'Tomo 0000'],
    ['the street', "street: 'Carrer de l’Exemple 1'", 'Carrer de l’Exemple'],
    [
      'a sample founder',
      "{ id: 'b', name: 'Johannes Beispiel', languages: ['de'] }",
      'a sample name of a founder: Johannes Beispiel',
    ],
    ['the register of agents', "agentNumber: 'ROAIIB 0000'", 'ROAIIB 0000'],
    ['the insurance', "policy: 'RC-00000000'", 'RC-00000000'],
    ['the insurer', "insurer: 'Asseguradora d’Exemple'", 'Asseguradora d’Exemple'],
    ['a provider', "name: 'Proveïdor d’Exemple'", 'Proveïdor d’Exemple'],
    ['sample texts', 'export const caseTextsAreSample: boolean = true', 'marked as samples'],
    ['a sample testimonial', '    isSample: true,', 'marked as samples'],
    ['filler', 'msg`Lorem ipsum dolor`', 'Lorem ipsum'],
  ])('%s', (_, sample, what) => {
    write('src/content/facts.ts', `const one = 1\n${sample}\n`)
    expect(checkLaunch(root, complete)).toEqual([
      { todo: 'replace', file: 'src/content/facts.ts', line: 2, what: expect.stringContaining(what) },
    ])
  })

  test.each(['replace', 'confirm', 'prove'])('what somebody left to %s', (todo) => {
    write('src/content/facts.ts', `const one = 1\n// Before launch, ${todo}: that it is one.\n`)
    expect(checkLaunch(root, complete)).toEqual([
      { todo, file: 'src/content/facts.ts', line: 2, what: 'that it is one.' },
    ])
  })

  test('not in tests and stories, which need samples', () => {
    write('src/content/facts.test.ts', "const url = 'https://www.roqueta.example'")
    write('src/pages/Home/Home.stories.tsx', "const url = 'https://www.roqueta.example'")
    write('src/features/blog/sanitiser/vectors/addresses.ts', "const attack = '//evil.example'")
    expect(checkLaunch(root, complete)).toEqual([])
  })
})

test('in the built files, once, what the sources do not contain', () => {
  const post = '<p>https://contentwriter.example</p>'
  write('dist/en/blog/a-post.html', post)
  write('dist/en/blog/feed.xml', post)
  expect(checkLaunch(root, complete)).toEqual([
    {
      todo: 'replace',
      file: 'dist/en/blog/a-post.html',
      line: 1,
      what: expect.stringContaining('contentwriter.example'),
    },
  ])
  write('supabase/seed.sql', post)
  write('src/content/facts.ts', post)
  expect(checkLaunch(root, complete).map(({ file }) => file)).toEqual(['src/content/facts.ts'])
})

test('in the built files, settings of before', () => {
  write('dist/_headers', "connect-src 'self' https://qwertyui.supabase.co")
  expect(checkLaunch(root, complete).map(({ what }) => what)).toEqual(['dist has other settings: build again.'])
  write('dist/_headers', "connect-src 'self' https://qwertyui.supabase.co https://forms.service.com")
  expect(checkLaunch(root, complete)).toEqual([])
})

test('in the built files, a secret key of Supabase', () => {
  write('dist/assets/app.js', "const key = 'sb_secret_abcdefgh'")
  expect(checkLaunch(root, complete)[0]?.what).toContain('a secret key of Supabase')
})

test('the report groups the findings by what to do and counts them', () => {
  write('src/content/facts.ts', '// Before launch, prove: it.\nconst street = "Carrer de l’Exemple"\n')
  expect(report(checkLaunch(root, { ...complete, VITE_SCHEDULING_URL: '' }))).toMatch(
    /^Set .*: 1\n  \.env\.example:\d+  VITE_SCHEDULING_URL .*\n\nReplace: 1\n  src\/content\/facts\.ts:2  .*\n\nProve, .*: 1\n  src\/content\/facts\.ts:1  it\.$/,
  )
})

describe('among the settings, with the line that explains them', () => {
  test.each(Object.keys(complete))('%s that is not set', (name) => {
    const [finding, ...others] = checkLaunch(root, { ...complete, [name]: '' })
    expect(finding?.what).toContain(`${name} is not set, `)
    expect(documentation.split('\n')[(finding?.line ?? 0) - 1]).toMatch(new RegExp(`^${name}=`))
    expect(others).toEqual([])
  })

  test.each([
    ['VITE_CONTACT_FORM_URL', 'https://forms.example/contact'],
    ['VITE_SUPABASE_URL', 'http://localhost:54321'],
    ['VITE_GEOLOCATION_URL', 'https://country.invalid'],
    ['VITE_SITE_URL', 'https://your.domain'],
    ['VITE_CONTACT_FORM_URL', 'https://formspree.io/f/FORM_ID'],
    ['VITE_ENQUIRY_FORM_URL', 'https://formsubmit.co/ajax/ALIAS'],
  ])('%s that is still a sample', (name, value) => {
    expect(checkLaunch(root, { ...complete, [name]: value }).map(({ what }) => what)).toEqual([
      `${name} is a sample: ${value}`,
    ])
  })

  test.each([
    ['VITE_SUPABASE_ANON_KEY', 'sb_secret_abcdefgh'],
    ['VITE_SUPABASE_URL', 'http://localhost/?key=sb_secret_abcdefgh'],
  ])('a secret key of Supabase in %s, without quoting it', (name, value) => {
    const findings = checkLaunch(root, { ...complete, [name]: value })
    expect(findings.map(({ what }) => what)).toEqual([expect.stringContaining(`${name} contains a secret key`)])
    expect(report(findings)).not.toContain('abcdefgh')
  })

  test('one that is malformed, in the words of the build', () => {
    expect(checkLaunch(root, { ...complete, VITE_SITE_URL: 'ftp://agency.com' })[0]?.what).toContain(
      'VITE_SITE_URL must be an https address',
    )
    expect(checkLaunch(root, { ...complete, VITE_GOOGLE_ADS_ID: 'AW-123456' })[0]?.what).toContain(
      'VITE_GOOGLE_ADS_CONVERSION_LABEL is not set',
    )
  })
})
