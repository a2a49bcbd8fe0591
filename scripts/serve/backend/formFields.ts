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

/** Text, or one of the listed values. */
type Field = { readonly isRequired: boolean; readonly values?: readonly string[] }

const required: Field = { isRequired: true }
const optional: Field = { isRequired: false }
const requiredOf = (...values: readonly string[]): Field => ({ isRequired: true, values })
const optionalOf = (values: readonly string[]): Field => ({ isRequired: false, values: [...values, notSpecified] })

/** The payloads of the two forms, field by field (docs/product.md, "Forms"). */
const forms: Record<FormId, Readonly<Record<string, Field>>> = {
  contact: {
    name: required,
    email: required,
    phone: optional,
    message: optional,
    _subject: requiredOf(contactSubject),
  },
  enquiry: {
    formType: requiredOf(enquiryFormType),
    firstName: required,
    lastName: required,
    email: required,
    phone: required,
    budgetRange: requiredOf(...Object.values(budgetRanges)),
    preferredRegion: optionalOf(Object.values(preferredRegions)),
    propertyType: optionalOf(propertyTypes),
    timeline: optionalOf(Object.values(timelines)),
    goals: optional,
  },
}

/** What is wrong with a payload, by field: unknown, missing and wrong values. Empty when the form would be sent so. */
export function problemsOf(form: FormId, payload: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  const fields = forms[form]
  const names = new Set([...Object.keys(payload), ...Object.keys(fields)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      const problem = field === undefined ? 'is not a field of this form' : problemOf(field, payload[name])
      return problem === undefined ? [] : [[name, problem] as const]
    }),
  )
}

function problemOf({ isRequired, values }: Field, value: unknown = ''): string | undefined {
  if (typeof value !== 'string') return 'must be text'
  if (value.trim() === '') return isRequired ? 'is required' : undefined
  return values === undefined || values.includes(value) ? undefined : `must be one of: ${values.join(' | ')}`
}
