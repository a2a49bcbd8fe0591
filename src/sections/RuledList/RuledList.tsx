import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { compact, list, row, side } from './RuledList.css.ts'

export type RuledItem = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
}

type Props = {
  readonly items: readonly RuledItem[]
  /** Smaller on phones, and without rules between the rows, for one of several lists of a page. */
  readonly isCompact?: boolean
}

/** List with titles on the left, texts on the right and a hairline below each row. */
export function RuledList({ items, isCompact = false }: Props) {
  return (
    <ul className={list}>
      {items.map(({ id, title, text }) => (
        <li key={id} className={isCompact ? compact : row}>
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
