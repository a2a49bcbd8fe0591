import type { MessageDescriptor } from '@lingui/core'
import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { dash, dashes } from './Document.css.ts'
import { Paragraphs, type Tags } from './Paragraphs.tsx'

type ListItem = { readonly id: string; readonly text: MessageDescriptor }
export type Clause = {
  readonly id: string
  readonly title: MessageDescriptor
  readonly text: readonly MessageDescriptor[]
  /** Short entries below the text. */
  readonly list?: readonly ListItem[] | undefined
  /** Named entries below the text. */
  readonly rights?: readonly (ListItem & { readonly title: MessageDescriptor })[] | undefined
  /** Paragraphs below the entries. */
  readonly after?: readonly MessageDescriptor[] | undefined
}

/** The clauses of a long text as an accordion, one open at a time. */
export function Clauses({ items, tags }: { readonly items: readonly Clause[]; readonly tags?: Tags }) {
  const translate = useMessage()
  return (
    <Accordion
      items={items.map(({ id, title, text, list, rights, after }) => ({
        id,
        title: translate(title),
        content: (
          <Paragraphs of={text} tags={tags}>
            {list && (
              <ul className={dashes}>
                {list.map((entry) => (
                  <li key={entry.id} className={dash}>
                    <Text as="span">
                      <Message of={entry.text} />
                    </Text>
                  </li>
                ))}
              </ul>
            )}
            {rights && (
              <Definitions
                end="open"
                items={rights.map((right) => ({
                  id: right.id,
                  term: translate(right.title),
                  detail: <Message of={right.text} />,
                }))}
              />
            )}
            {after && <Paragraphs of={after} tags={tags} />}
          </Paragraphs>
        ),
      }))}
    />
  )
}
