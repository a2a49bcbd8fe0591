import type { MouseEvent } from 'react'
import { Link } from '../Link/Link.tsx'

export type FieldError = { readonly id: string; readonly message: string }

/** What is wrong in a form, each line a link to its field. */
export function ErrorSummary({ errors }: { readonly errors: readonly FieldError[] }) {
  return (
    <ul>
      {errors.map(({ id, message }) => (
        <li key={id}>
          <Link href={`#${id}`} onClick={(event) => focusField(event, id)}>
            {message}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Into the field itself, and without an entry in the history. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (field === null) return
  event.preventDefault()
  field.focus()
}
