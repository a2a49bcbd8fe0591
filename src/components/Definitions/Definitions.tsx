import type { ReactNode } from 'react'
import { detail, list, row, term } from './Definitions.css.ts'

export type Definition = { readonly id: string; readonly term: ReactNode; readonly detail: ReactNode }

/** Names and what belongs to them, line by line between hairlines. */
export function Definitions({ items }: { readonly items: readonly Definition[] }) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.id} className={row}>
          <dt className={term}>{item.term}</dt>
          <dd className={detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
