import { cleanEmail, cleanText } from '../typedText.ts'
import type { Values } from './values.ts'

export type Problem = 'missing' | 'malformed'
/** The problem of a value, or `undefined`. */
export type Check = (value: string) => Problem | undefined
/** The checks of one step of a form; a field without a check is optional. */
export type Checks<Name extends string = string> = Readonly<Partial<Record<Name, Check>>>
export type Problems<Name extends string = string> = Readonly<Partial<Record<Name, Problem | undefined>>>

/** Text, an @, and a host with a dot, without spaces. Refuses quoted names with spaces and hosts without a dot, which RFC 5321 allows. */
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const required: Check = (value) => (cleanText(value) === '' ? 'missing' : undefined)
export const requiredEmail: Check = (value) =>
  required(value) ?? (email.test(cleanEmail(value)) ? undefined : 'malformed')

/** All problems, in the order of the checks, which is the order of the fields on the page. */
export function findProblems<Name extends string>(values: Values<Name>, checks: Checks<Name>): Problems<Name> {
  const found: Partial<Record<Name, Problem>> = {}
  for (const name of Object.keys(checks) as Name[]) {
    const problem = checks[name]?.(values[name])
    if (problem !== undefined) found[name] = problem
  }
  return found
}

export const problemNames = <Name extends string>(problems: Problems<Name>): readonly Name[] =>
  (Object.keys(problems) as Name[]).filter((name) => problems[name] !== undefined)
