import { Message, useMessage } from '../../i18n/Message.tsx'
import { Chapter } from './Chapter.tsx'
import { against as copy } from './copy.ts'
import { fault, faults, small } from './dossier.css.ts'
import { useFormats } from './useFormats.ts'

/** The faults of the house. */
export function AgainstChapter() {
  const translate = useMessage()
  const { figures } = useFormats()
  return (
    <Chapter name="against">
      <ol className={faults}>
        {copy.items.map(({ id, name, text }) => (
          <li key={id} className={fault}>
            <p className={small}>
              <strong>{translate(name)}</strong>
              <Message of={text} values={figures} />
            </p>
          </li>
        ))}
      </ol>
    </Chapter>
  )
}
