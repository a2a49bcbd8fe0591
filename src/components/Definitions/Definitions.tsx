import type { ReactNode } from 'react'
import { detail, list, rows, term } from './Definitions.css.ts'

export type Definition = { readonly id: string; readonly term: ReactNode; readonly detail: ReactNode }

type Props = {
  readonly items: readonly Definition[]
  /** `open` omits the last rule, for use above a component that starts with one. */
  readonly end?: 'ruled' | 'open'
  /** `page` aligns terms and details with the columns of the page's sections. */
  readonly width?: 'column' | 'page'
}

/** Definition list with hairlines between the rows. */
export function Definitions({ items, end = 'ruled', width = 'column' }: Props) {
  return (
    <dl className={list[end]}>
      {items.map((item) => (
        <div key={item.id} className={rows[width]}>
          <dt className={term}>{item.term}</dt>
          <dd className={detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  )
}
