import type { ComponentPropsWithRef } from 'react'

type Element = 'div' | 'dl' | 'ul' | 'article' | 'form'

type Props<Tag extends Element> = Omit<ComponentPropsWithRef<Tag>, 'as'> & {
  readonly as?: Tag
  /** Near the viewport, once the visit has lasted a second and the browser is idle, or at an interaction. */
  readonly until: 'visible' | 'idle' | 'interaction'
  /** Parameters of the address that it reads: an address with one of them hydrates the content at once. */
  readonly query?: readonly string[]
}

/**
 * The element of a component with effects that have to run without an interaction. Content is hydrated only when it is
 * needed (docs/decisions/hydration.md), so effects outside a Live may never run on a prerendered page.
 */
export function Live<Tag extends Element = 'div'>({ as, until, query, ...props }: Props<Tag>) {
  const Tag: React.ElementType = as ?? 'div'
  return <Tag data-live={until} {...(query ? { 'data-live-query': query.join(' ') } : {})} {...props} />
}
