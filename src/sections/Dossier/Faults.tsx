import { Message, useMessage } from '../../i18n/Message.tsx'
import { useMeasures } from './useMeasures.ts'
import { against as copy } from './copy.ts'
import { fault, faults, name as nameClass } from './Faults.css.ts'

/** The arguments against House no. 7. */
export function Faults() {
  const translate = useMessage()
  const { figures } = useMeasures()
  return (
    <ol className={faults}>
      {copy.items.map(({ id, name, text }) => (
        <li key={id} className={fault}>
          <p>
            <strong className={nameClass}>{translate(name)}</strong>
            <Message of={text} values={figures} />
          </p>
        </li>
      ))}
    </ol>
  )
}
