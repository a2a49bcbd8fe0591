import type { ComponentPropsWithRef } from 'react'

type Element = 'div' | 'dl' | 'ul' | 'article' | 'form'

type Props<Tag extends Element> = Omit<ComponentPropsWithRef<Tag>, 'as'> & {
  readonly as?: Tag
  /** Hydrate near the viewport, when the blog's refresh finds a change or fails, or only at an interaction or a `query`. */
  readonly until: 'visible' | 'refreshed' | 'interaction'
  /** Query parameters that the component reads; if the URL has one of them, the content hydrates at once. */
  readonly query?: readonly string[]
}

/**
 * Root element of a component with effects that have to run without an interaction. Content is hydrated only when it is
 * needed (docs/decisions/hydration.md), so effects outside a Live may never run on a prerendered page.
 */
export function Live<Tag extends Element = 'div'>({ as, until, query, ...props }: Props<Tag>) {
  const Tag = (as ?? 'div') as React.ElementType
  return <Tag data-live={until} {...(query ? { 'data-live-query': query.join(' ') } : {})} {...props} />
}
