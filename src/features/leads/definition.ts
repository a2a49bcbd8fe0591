import type { MessageDescriptor } from '@lingui/core'
import type { Values } from './values.ts'

/** A choice; `value` is sent, the same in every language. */
export type Choice = {
  readonly value: string
  readonly label: MessageDescriptor
  readonly description?: MessageDescriptor
}
/** A field; its name in the payload is its key. */
export type LeadField = {
  readonly kind: 'name' | 'givenName' | 'familyName' | 'email' | 'phone' | 'longText' | 'select' | 'radios'
  readonly label: MessageDescriptor
  readonly placeholder?: MessageDescriptor
  readonly hint?: MessageDescriptor
  /** Error of an empty field; a field without one is optional. */
  readonly missing?: MessageDescriptor
  readonly choices?: readonly Choice[]
}
export type Fields = Readonly<Record<string, LeadField>>
export type Step = {
  /** Heading, in a form with several steps. */
  readonly title?: MessageDescriptor
  /** Names of the fields, in rows of one or two. */
  readonly rows: readonly (readonly string[])[]
}

/** The lead forms; the frame shows the answers of all of them. */
export const leadIds = ['contact', 'enquiry'] as const
export type LeadId = (typeof leadIds)[number]

/** What makes a lead form: its fields and the texts that other forms do not share. */
export type LeadDefinition = {
  /** Key of the draft, and prefix of the ids of the controls. */
  readonly id: LeadId
  readonly url: string
  /** Accessible name, and subject of a prepared e-mail. */
  readonly name: MessageDescriptor
  /** In the order of the page. */
  readonly fields: Fields
  readonly steps: readonly Step[]
  /** The body of the request, from the cleaned values. */
  readonly payload: (values: Values) => Readonly<Record<string, string>>
  readonly submit: MessageDescriptor
  readonly sending: MessageDescriptor
  readonly failed: MessageDescriptor
  readonly succeeded?: MessageDescriptor
  /** How long the success is shown before the thank-you page, milliseconds. */
  readonly pause: number
  /** First line of a prepared e-mail or WhatsApp message; the filled-in fields follow, each after its label. */
  readonly opening: MessageDescriptor
}

export const namesOf = ({ fields }: Pick<LeadDefinition, 'fields'>): readonly string[] => Object.keys(fields)

/** Id of the form element. */
export const formId = ({ id }: Pick<LeadDefinition, 'id'>): string => `${id}-form`
/** Id of the control of a field. */
export const fieldId = ({ id }: Pick<LeadDefinition, 'id'>, name: string): string => `${id}-${name}`
/** Id of the heading of a step, which takes the focus when the step is reached. */
export const stepId = ({ id }: Pick<LeadDefinition, 'id'>, step: number): string => `${id}-step-${step + 1}`
