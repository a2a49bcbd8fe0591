import { Message } from '../../i18n/Message.tsx'
import { example } from './copy.ts'
import { line, list, name, sum } from './WorkedExample.css.ts'

/** Figures of the worked example, above the FAQ that explains them. */
export function WorkedExample() {
  return (
    <dl className={list}>
      {example.map((item) => (
        <div key={item.id} className={line}>
          <dt className={name}>
            <Message of={item.name} />
          </dt>
          <dd className={sum}>
            <Message of={item.sum} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
