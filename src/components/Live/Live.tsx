import type { ComponentPropsWithRef } from 'react'

type Element = 'div' | 'dl' | 'ul' | 'article' | 'form'

type Props<Tag extends Element> = Omit<ComponentPropsWithRef<Tag>, 'as'> & {
  readonly as?: Tag
  /**
   * `visible` hydrates the content near the viewport, `refreshed` when the blog's refresh finds a change or fails, `interaction`
   * at the first use of a control, as without a Live: for a component with a `query`, or with effects that can wait.
   */
  readonly until: 'visible' | 'refreshed' | 'interaction'
  /** Query parameters that the component reads; if the URL has one of them, the content hydrates at once. */
  readonly query?: readonly string[]
}

/**
 * Root element of a component with effects; `until` chooses when they first run. Content is hydrated only when it is needed
 * (docs/decisions/hydration.md), so effects outside a Live may never run on a prerendered page.
 */
export function Live<Tag extends Element = 'div'>({ as, until, query, ...props }: Props<Tag>) {
  const Tag = (as ?? 'div') as React.ElementType
  return <Tag data-live={until} {...(query ? { 'data-live-query': query.join(' ') } : {})} {...props} />
}
