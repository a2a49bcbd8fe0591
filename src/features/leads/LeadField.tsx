import type { ComponentProps } from 'react'
import { ChoiceGroup } from '../../components/ChoiceGroup/ChoiceGroup.tsx'
import { Field } from '../../components/Field/Field.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { copy } from './copy.ts'
import { fieldId, type LeadDefinition, type LeadField as Definition } from './definition.ts'
import type { LeadFormState } from './useLeadForm.ts'

const inputs: Partial<Record<Definition['kind'], Omit<ComponentProps<'input'>, 'id' | 'size'>>> = {
  name: { autoComplete: 'name', autoCapitalize: 'words' },
  givenName: { autoComplete: 'given-name', autoCapitalize: 'words' },
  familyName: { autoComplete: 'family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
}

type Props = { readonly form: LeadDefinition; readonly state: LeadFormState; readonly name: string }

/** A field of a lead form, of its kind. */
export function LeadField({ form, state, name }: Props) {
  const translate = useMessage()
  const field: Definition | undefined = form.fields[name]
  if (field === undefined) return null
  const { kind, choices = [] } = field
  const label = translate(field.label)
  const problem = state.problems[name]
  const placeholder = field.placeholder && translate(field.placeholder)
  const shared = {
    id: fieldId(form, name),
    name,
    ...(field.missing === undefined ? { note: translate(copy.optional) } : {}),
  }
  if (kind === 'radios') {
    const items = choices.map(({ value, label: text, description }) => ({
      value,
      label: translate(text),
      description: description ? translate(description) : '',
    }))
    return <ChoiceGroup {...shared} legend={label} items={items} />
  }
  const control = {
    ...shared,
    label,
    hint: field.hint && translate(field.hint),
    error: problem && translate(problem),
    required: field.missing !== undefined,
  }
  if (kind === 'longText') return <Field as="textarea" {...control} placeholder={placeholder} />
  if (kind !== 'select') return <Field {...control} {...inputs[kind]} placeholder={placeholder} />
  return (
    <Field as="select" {...control}>
      <option value="">{placeholder}</option>
      {choices.map(({ value, label: text }) => (
        <option key={value} value={value}>
          {translate(text)}
        </option>
      ))}
    </Field>
  )
}
