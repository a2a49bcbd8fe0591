import { cleanText } from '../../lib/typedText.ts'

/** Values of a form's controls, by name. */
export type Values = Readonly<Record<string, string>>

/** One control, or a group of radio buttons, which is read and filled like one. */
type Control = { value: string }

const controlOf = (form: HTMLFormElement, name: string): Control | null =>
  form.elements.namedItem(name) as Control | null

/** Reads the values from the controls, because input before hydration is not in any state. Half an emoji cannot be encoded. */
export const readValues = (form: HTMLFormElement, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, (controlOf(form, name)?.value ?? '').toWellFormed()]))

/** Fills the empty controls; returns whether there were any. */
export function fillEmpty(form: HTMLFormElement, names: readonly string[], values: Values): boolean {
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

export const isBlank = (values: Values): boolean => Object.values(values).every((value) => cleanText(value) === '')
