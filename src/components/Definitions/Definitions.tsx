import type { ReactNode } from 'react'
import { detail, list, row, term } from './Definitions.css.ts'

export type Definition = { readonly id: string; readonly term: ReactNode; readonly detail: ReactNode }

type Props = {
  readonly items: readonly Definition[]
  /** `open` omits the last rule, for use above a component that starts with one. */
  readonly end?: 'ruled' | 'open'
}

/** Definition list with hairlines between the rows. */
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
