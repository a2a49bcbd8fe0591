import { founders, type FounderRemark } from '../../content/founders.ts'
import { Message } from '../../i18n/Message.tsx'
import { name, remark as remarkClass, words } from './Remark.css.ts'

/** A founder's remark in the first person, signed with the name; nothing of somebody who is no founder any more. */
export function Remark({ remark: { by, text } }: { readonly remark: FounderRemark }) {
  const founder = founders.find(({ id }) => id === by)
  return (
    founder && (
      <figure className={remarkClass}>
        <blockquote className={words}>
          <Message of={text} />
        </blockquote>
        <figcaption className={name}>{founder.name}</figcaption>
      </figure>
    )
  )
}
