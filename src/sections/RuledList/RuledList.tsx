import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { list, row, side } from './RuledList.css.ts'

export type RuledItem = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

/** List with titles on the left, texts on the right and a hairline below each row. */
export function RuledList({ items }: { readonly items: readonly RuledItem[] }) {
  return (
    <ul className={list}>
      {items.map(({ id, title, text }) => (
        <li key={id} className={row}>
          <Heading level={3}>
            <Message of={title} />
          </Heading>
          <div className={side}>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}
