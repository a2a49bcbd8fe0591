import { assert, constantFrom, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EnvError, parseEnv } from './env.ts'

const base64url = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
/** A key of the legacy kind, signed by nobody. */
const jwt = (claims: Readonly<Record<string, unknown>>): string =>
  `${base64url({ alg: 'HS256', typ: 'JWT' })}.${base64url({ iss: 'supabase', ref: 'abcdefghij', ...claims })}.c2lnbmF0dXJl`

/** The problems of a local run with these settings; a build for a real site has the same. */
function problemsOf(settings: Readonly<Record<string, string>>): string {
  try {
    parseEnv(settings)
    return ''
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    return error.message
  }
}
const problemsOfKey = (key: string): string => problemsOf({ VITE_SUPABASE_ANON_KEY: key })

test.each([
  ['none, for the embedded backend', ''],
  ['the publishable key', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'],
  ['the legacy anon key', jwt({ role: 'anon' })],
])('a build takes %s', (_, key) => expect(problemsOfKey(key)).toBe(''))

describe('a build refuses', () => {
  test.each([
    ['a secret key', 'sb_secret_N7UND0UgjKTVK-Uodkm0Hg_xSvEMPvz', 'a secret key'],
    ['the legacy service key', jwt({ role: 'service_role' }), 'a key of the role "service_role"'],
    ['the key of a person', jwt({ role: 'authenticated', sub: '1' }), 'a key of the role "authenticated"'],
    ['two keys', `sb_publishable_abc sb_secret_abcdefgh`, 'a secret key'],
    ['a token without a role', jwt({}), 'is not a public key'],
    ['a key in quotation marks', '"sb_publishable_abc"', 'is not a public key'],
    ['the name of a key', 'anon', 'is not a public key'],
    ['a password', 'correct horse battery staple', 'is not a public key'],
  ])('%s', (_, key, problem) => {
    expect(problemsOfKey(key)).toContain(`VITE_SUPABASE_ANON_KEY`)
    expect(problemsOfKey(key)).toContain(problem)
  })

  test('every token whose role is not anon, in every setting that a build publishes, and quotes none', () => {
    const names = constantFrom('VITE_SUPABASE_ANON_KEY', 'VITE_SUPABASE_URL', 'VITE_SITE_URL', 'VITE_SERVICE_KEY')
    const roles = string({ minLength: 1 }).filter((role) => role !== 'anon')
    assert(
      property(
        record({ name: names, role: roles, prefix: constantFrom('', 'https://a.example/?key=', 'Bearer ') }),
        (it) => {
          const token = jwt({ role: it.role })
          const problems = problemsOf({ [it.name]: it.prefix + token })
          expect(problems).toContain(`${it.name} contains a key of the role`)
          expect(problems).not.toContain(token)
        },
      ),
    )
  })
})
