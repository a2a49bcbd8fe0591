import type { MessageDescriptor } from '@lingui/core'
import { Message } from '../../i18n/Message.tsx'
import { entry, figure, list, name } from './Figures.css.ts'

type Figure = { readonly id: string; readonly figure: MessageDescriptor; readonly name: MessageDescriptor }

type Props = {
  readonly items: readonly Figure[]
}

/** Figures next to the first picture of a service page. */
export function Figures({ items }: Props) {
  return (
    <dl className={list}>
      {items.map((item) => (
        <div key={item.id} className={entry}>
          <dt className={name}>
            <Message of={item.name} />
          </dt>
          <dd className={figure}>
            <Message of={item.figure} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
