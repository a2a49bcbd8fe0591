import type { MouseEvent } from 'react'
import { Link } from '../Link/Link.tsx'

export type FieldError = { readonly id: string; readonly message: string }

/** List of a form's errors, each a link to its field. */
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

/** Focuses the field without adding a history entry. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id)
  if (field === null) return
  event.preventDefault()
  field.focus()
}
