import { Message, useMessage } from '../../i18n/Message.tsx'
import { against as copy } from './copy.ts'
import { fault, faults, name as nameClass } from './Faults.css.ts'
import { useFormats } from './useFormats.ts'

/** The arguments against House no. 7. */
export function Faults() {
  const translate = useMessage()
  const { figures } = useFormats()
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
