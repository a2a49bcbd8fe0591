import type { ReactNode } from 'react'
import { detail, list, row, term } from './Definitions.css.ts'

export type Definition = { readonly id: string; readonly term: ReactNode; readonly detail: ReactNode }

type Props = {
  readonly items: readonly Definition[]
  /** `open` where the rule of another component follows the last line. */
  readonly end?: 'ruled' | 'open'
}

/** Names and what belongs to them, line by line between hairlines. */
export function Definitions({ items, end = 'ruled' }: Props) {
  return (
    <dl className={list[end]}>
      {items.map((item) => (
        <div key={item.id} className={row}>
          <dt className={term}>{item.term}</dt>
          <dd className={detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
