import { Message } from '../../i18n/Message.tsx'
import { figures } from './copy.ts'
import { entry, figure, list, name } from './Figures.css.ts'

/** From everything on the market to what the client reads, in three figures. */
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
