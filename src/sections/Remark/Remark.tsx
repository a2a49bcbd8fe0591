import { Text } from '../../components/Text/Text.tsx'
import { founders, type FounderRemark } from '../../content/founders.ts'
import { Message } from '../../i18n/Message.tsx'
import { words } from './Remark.css.ts'

/** A founder's remark in the first person, signed with the name; nothing of somebody who is no founder any more. */
export function Remark({ remark: { by, text } }: { readonly remark: FounderRemark }) {
  const founder = founders.find(({ id }) => id === by)
  return (
    founder && (
      <figure>
        <blockquote className={words}>
          <Message of={text} />
        </blockquote>
        <figcaption>
          <Text size="small">{founder.name}</Text>
        </figcaption>
      </figure>
    )
  )
}
