import type { ComponentProps, ReactNode } from 'react'
import { arrow, field, hintText, input, labelText, message, noteText, select, selectInput } from './Field.css.ts'

type Common = {
  /** Also the id of the control and the prefix of the ids of hint and message. */
  readonly id: string
  readonly label: string
  /** Muted note after the label, for example "optional". */
  readonly note?: string | undefined
  readonly hint?: ReactNode
  /** Error message; announced with the field. */
  readonly error?: string | undefined
}
type AsInput = { readonly as?: 'input' } & Omit<ComponentProps<'input'>, 'id' | 'className'>
type AsTextarea = { readonly as: 'textarea' } & Omit<ComponentProps<'textarea'>, 'id' | 'className'>
type AsSelect = {
  readonly as: 'select'
  /** HTML has none: it is the first, empty option. */
  readonly placeholder?: never
} & Omit<ComponentProps<'select'>, 'id' | 'className' | 'placeholder'>
export type FieldProps = Common & (AsInput | AsTextarea | AsSelect)

/** A labelled control, connected to its hint and error message for screen readers. */
export function Field({ id, label, note, hint, error, ...control }: FieldProps) {
  const describedBy = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  const shared = {
    id,
    className: input,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
  }
  return (
    <div className={field}>
      <label className={labelText} htmlFor={id}>
        <span>{label}</span>
        {note !== undefined && <span className={noteText}> ({note})</span>}
      </label>
      <Control control={control} shared={shared} />
      {hint !== undefined && (
        <p className={hintText} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className={message} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

type ControlProps = { readonly control: AsInput | AsTextarea | AsSelect; readonly shared: object }

function Control({ control, shared }: ControlProps) {
  if (control.as === 'textarea') {
    const { as: _, ...rest } = control
    return <textarea rows={5} {...rest} {...shared} />
  }
  if (control.as === 'select') {
    const { as: _, ...rest } = control
    return (
      <span className={select}>
        <select {...rest} {...shared} className={selectInput} />
        <span className={arrow} aria-hidden="true" />
      </span>
    )
  }
  const { as: _, ...rest } = control
  return <input {...rest} {...shared} />
}
