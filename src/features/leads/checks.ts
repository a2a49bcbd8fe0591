import type { MessageDescriptor } from '@lingui/core'
import { cleanEmail, cleanText, cleanValue, latinNumber } from '../../lib/typedText.ts'
import { validation } from './copy.ts'
import type { Fields, LeadDefinition, LeadField } from './definition.ts'
import type { Values } from './values.ts'

/** The error of each wrong field. */
export type Problems = Readonly<Record<string, MessageDescriptor>>

/** Text, an @, and a host with a dot, without spaces. Refuses quoted names with spaces and hosts without a dot, which RFC 5321 allows. */
const email = /^[^\s@]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u

/** A value as it is sent. A long text keeps its marks of direction, which are the visitor's own; a phone number gets digits that can be dialed. */
function cleaned({ kind }: LeadField, value: string): string {
  if (kind === 'longText') return value.trim()
  if (kind === 'phone') return latinNumber(cleanValue(value)).replace(/^tel:/i, '')
  return kind === 'email' ? cleanEmail(value) : cleanText(value)
}

/** The values as they are sent, in the order of the fields. */
export const cleanValues = (fields: Fields, values: Values): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, cleaned(field, values[name] ?? '')]))

function problemOf(field: LeadField, value: string): MessageDescriptor | undefined {
  const text = cleaned(field, value)
  if (text === '') return field.missing
  return field.kind === 'email' && !email.test(text) ? validation.emailFormat : undefined
}

/** The problems of a step, in the order of the page. */
export function findProblems({ fields, steps }: LeadDefinition, step: number, values: Values): Problems {
  const found: Record<string, MessageDescriptor> = {}
  for (const name of steps[step]?.rows.flat() ?? []) {
    const field = fields[name]
    const problem = field && problemOf(field, values[name] ?? '')
    if (problem !== undefined) found[name] = problem
  }
  return found
}

/** The first invalid step before `step`, else `step`. */
export function reachableStep(form: LeadDefinition, values: Values, step: number): number {
  const wrong = form.steps.slice(0, step).findIndex((_, at) => Object.keys(findProblems(form, at, values)).length > 0)
  return wrong === -1 ? Math.min(step, form.steps.length) : wrong
}
