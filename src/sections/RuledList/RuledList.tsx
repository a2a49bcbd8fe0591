import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { compact, list, row, side } from './RuledList.css.ts'

export type RuledItem = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly link?: { readonly label: MessageDescriptor; readonly href: string }
}

type Props = {
  readonly items: readonly RuledItem[]
  /** Columns of rows on wide screens: two for a list of short texts below its title. */
  readonly columns?: keyof typeof list
  /** Smaller on phones, and without rules between the rows, for one of several lists of a page. */
  readonly isCompact?: boolean
}

/** List with titles on the left, texts on the right and a hairline below each row. */
export function RuledList({ items, columns = 1, isCompact = false }: Props) {
  const translate = useMessage()
  return (
    <ul className={list[columns]}>
      {items.map(({ id, title, text, link }) => (
        <li key={id} className={isCompact ? compact : row}>
          <Heading level={3}>
            <Message of={title} />
          </Heading>
          <div className={side}>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
            {link && (
              <Link href={link.href} tone="strong">
                {translate(link.label)}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
