import { EnvError, parseEnv } from '../../../src/lib/env.ts'
import type { Finding } from './samples.ts'

/** Settings that a published site requires, and the consequence of each missing one. */
const needed: Readonly<Record<string, string>> = {
  VITE_SITE_URL: 'the build is a local one: canonicals and the sitemap name the sample domain',
  VITE_SUPABASE_URL: 'the blog has no database',
  VITE_SUPABASE_ANON_KEY: 'the blog’s database refuses to be read',
  VITE_CONTACT_FORM_URL: 'the contact form has no service to send to',
  VITE_ENQUIRY_FORM_URL: 'the enquiry form has no service to send to',
  VITE_SCHEDULING_URL: 'nobody can book a consultation',
}
/** Optional settings, whose features are off when unset. */
const optional = ['VITE_GEOLOCATION_URL', 'VITE_GOOGLE_ADS_ID', 'VITE_GOOGLE_ADS_CONVERSION_LABEL']

/** Every problem that the build names starts with the setting. */
const nameIn = (problem: string): string => problem.split(' ')[0] ?? ''

const sampleHost = /(?:\.example|\.invalid|\.test|\/\/localhost|\/\/127\.0\.0\.1)(?=[/:]|$)/u

/**
 * What is unset, still a sample or malformed among the settings. `documentation` is the text of .env.example: findings
 * name the line that explains the setting. Pure.
 */
export function findUnset(settings: Readonly<Record<string, string>>, documentation: string): Finding[] {
  const lines = documentation.split('\n')
  const finding = (name: string, what: string): Finding => ({
    todo: 'set',
    file: '.env.example',
    line: lines.findIndex((line) => line.startsWith(`${name}=`)) + 1,
    what,
  })
  const unset = Object.entries(needed).flatMap(([name, consequence]) =>
    (settings[name] ?? '').trim() === '' ? [finding(name, `${name} is not set: ${consequence}`)] : [],
  )
  const refused = malformed(settings)
  // A setting that the build refuses is not quoted: it may be a secret.
  const isRefused = (name: string): boolean => refused.some((problem) => nameIn(problem) === name)
  const sample = [...Object.keys(needed), ...optional].flatMap((name) =>
    sampleHost.test(settings[name] ?? '') && !isRefused(name)
      ? [finding(name, `${name} is a sample: ${settings[name]}`)]
      : [],
  )
  return [...unset, ...sample, ...refused.map((what) => finding(nameIn(what), what))]
}

/** What the build itself would refuse. What is merely missing is said above, with its consequence. */
function malformed(settings: Readonly<Record<string, string>>): string[] {
  try {
    parseEnv(settings)
    return []
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const isSaidAbove = (problem: string) => nameIn(problem) in needed && problem.includes(' is not set')
    return error.problems.filter((problem) => !isSaidAbove(problem))
  }
}
