import { cleanEmail, cleanText } from '../typedText.ts'
import { wellFormed } from '../wellFormed.ts'

/** Values of a form's controls, by name. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>

/** One control, or a group of radio buttons, which is read and filled like one. */
type Control = { value: string }

const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null

export const blank = <Name extends string>(names: readonly Name[]): Values<Name> => fromNames(names, () => '')

/** Reads the values from the controls, because input before hydration is not in any state. */
export const readValues = <Name extends string>(form: HTMLFormElement, names: readonly Name[]): Values<Name> =>
  fromNames(names, (name) => wellFormed(controlOf(form, name)?.value ?? ''))

/** Fills the empty controls; returns whether there were any. */
export function fillEmpty(
  form: HTMLFormElement,
  names: readonly string[],
  values: Readonly<Record<string, string>>,
): boolean {
  let hasFilled = false
  for (const name of names) {
    const control = controlOf(form, name)
    const value = values[name] ?? ''
    if (control === null || control.value !== '' || value === '') continue
    control.value = value
    hasFilled = true
  }
  return hasFilled
}

/** Texts of several lines, whose marks of direction are the visitor's own. */
const asTyped = new Set(['message', 'goals'])

/** The values as they are sent. */
export const cleaned = <Name extends string>(values: Values<Name>): Values<Name> =>
  fromNames(Object.keys(values) as Name[], (name) => {
    if (asTyped.has(name)) return values[name].trim()
    return (name === 'email' ? cleanEmail : cleanText)(values[name])
  })

export const isBlank = (values: Values): boolean => Object.values(values).every((value) => cleanText(value) === '')

function fromNames<Name extends string>(names: readonly Name[], valueOf: (name: Name) => string): Values<Name> {
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>
}
