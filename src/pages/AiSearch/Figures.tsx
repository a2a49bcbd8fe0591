import { Message } from '../../i18n/Message.tsx'
import { figures } from './copy.ts'
import { entry, figure, list, name } from './Figures.css.ts'

/** Three figures: from the whole market to the client's shortlist. */
export function Figures() {
  return (
    <dl className={list}>
      {figures.map((item) => (
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
