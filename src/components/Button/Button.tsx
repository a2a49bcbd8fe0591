import type { ReactNode } from 'react'
import { Link } from '../Link/Link.tsx'
import { button, spinner } from './Button.css.ts'

type Variants = {
  /** `sea` on light surfaces, `light` on sea and pictures, `outline` for secondary actions. */
  readonly tone?: 'sea' | 'light' | 'outline'
  readonly children: ReactNode
}
type AsLink = {
  readonly href: string
  readonly onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  readonly type?: never
  readonly formAction?: never
  readonly formMethod?: never
  readonly isBusy?: never
}
type AsButton = {
  readonly href?: never
  readonly type?: 'button' | 'submit'
  /** `mailto:` address to which the browser submits the form without the app. As a form's `action`, it is mixed content to Chrome. */
  readonly formAction?: string
  /** `dialog` for a step that is not the last: without any script the browser then sends nothing. */
  readonly formMethod?: 'dialog' | undefined
  readonly onClick?: (event: React.MouseEvent<HTMLButtonElement>) => void
  /** Shows a spinner and ignores clicks, but keeps the focus. */
  readonly isBusy?: boolean
}
export type ButtonProps = Variants & (AsLink | AsButton)

/** A button, or a link with the look of a button if it has a target. */
export function Button({ tone = 'sea', children, ...rest }: ButtonProps) {
  const className = button[tone]
  if (rest.href !== undefined) {
    const { href, onClick } = rest
    return (
      <Link href={href} tone="plain" className={className} {...(onClick ? { onClick } : {})}>
        {children}
      </Link>
    )
  }
  const { type = 'button', formAction, formMethod, isBusy = false, onClick } = rest
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is a closed union with a default
      type={type}
      formAction={formAction}
      formMethod={formMethod}
      className={className}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <span className={spinner} aria-hidden="true" />}
      <span>{children}</span>
    </button>
  )
}
