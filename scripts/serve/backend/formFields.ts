import {
  budgetRanges,
  contactSubject,
  enquiryFormType,
  notSpecified,
  preferredRegions,
  propertyTypes,
  timelines,
} from '../../../src/content/formPayloads.ts'

export type FormId = 'contact' | 'enquiry'

/** What is wrong with a value, or `undefined`. */
type Check = (value: string) => string | undefined
type Field = { readonly isRequired: boolean; readonly check: Check }

/** Longest value of a single-line field, characters. Free text is bounded by the size of the body. */
const maxLineLength = 500

const line: Check = (value) => {
  if (value.length > maxLineLength) return `must have at most ${maxLineLength} characters`
  return /[\r\n]/.test(value) ? 'must be a single line of text' : undefined
}
const freeText: Check = () => undefined
// As lenient as the strictest browser: a refusal here would lose a lead that the form let through.
const email: Check = (value) =>
  line(value) ?? (/^[^\s@]+@[^\s@]+$/.test(value) ? undefined : 'must be an email address')
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.includes(value) ? undefined : `must be one of: ${values.join(' | ')}`

const required = (check: Check): Field => ({ isRequired: true, check })
const optional = (check: Check): Field => ({ isRequired: false, check })
const choice = (values: readonly string[]): Field => optional(oneOf([...values, notSpecified]))

/** The payloads of the two forms, field by field (docs/product.md, "Forms"). */
const forms: Record<FormId, Readonly<Record<string, Field>>> = {
  contact: {
    name: required(line),
    email: required(email),
    phone: optional(line),
    message: optional(freeText),
    _subject: required(oneOf([contactSubject])),
  },
  enquiry: {
    formType: required(oneOf([enquiryFormType])),
    firstName: required(line),
    lastName: required(line),
    email: required(email),
    phone: required(line),
    budgetRange: required(oneOf(Object.values(budgetRanges))),
    preferredRegion: choice(Object.values(preferredRegions)),
    propertyType: choice(propertyTypes),
    timeline: choice(Object.values(timelines)),
    goals: optional(freeText),
  },
}

type Problems = Record<string, string>
export type Validated =
  | { readonly payload: Readonly<Record<string, string>>; readonly problems?: never }
  | { readonly problems: Problems; readonly payload?: never }

/** Checks a payload against exactly the fields of its form. Names every wrong, missing and unknown field at once. */
export function validateForm(form: FormId, payload: Readonly<Record<string, unknown>>): Validated {
  const fields = forms[form]
  const problems = new Map<string, string>()
  for (const name of Object.keys(payload))
    if (!Object.hasOwn(fields, name)) problems.set(name, 'is not a field of this form')
  const values = new Map<string, string>()
  for (const [name, field] of Object.entries(fields)) {
    const value = Object.hasOwn(payload, name) ? payload[name] : ''
    const problem = problemOf(field, value)
    if (problem !== undefined) problems.set(name, problem)
    else if (typeof value === 'string' && value !== '') values.set(name, value)
  }
  return problems.size > 0 ? { problems: Object.fromEntries(problems) } : { payload: Object.fromEntries(values) }
}

function problemOf({ isRequired, check }: Field, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be text'
  if (value.trim() === '') return isRequired ? 'is required' : undefined
  // NUL and half a surrogate pair are valid in JSON, but not in a database's text or an e-mail.
  return value.includes('\0') || /\p{Cs}/u.test(value) ? 'must be well-formed text' : check(value)
}
