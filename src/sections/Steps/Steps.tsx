import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { number, step, steps } from './Steps.css.ts'

export type Step = { readonly id: string; readonly title: MessageDescriptor; readonly text: MessageDescriptor }

/** Numbered steps: figures in italic display, rules between. */
export function Steps({ items, level = 3 }: { readonly items: readonly Step[]; readonly level?: 2 | 3 | 4 }) {
  return (
    <ol className={steps}>
      {items.map(({ id, title, text }, at) => (
        <li key={id} className={step}>
          <span className={number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <Heading level={level} size="item">
              <Message of={title} />
            </Heading>
            <Text look="quiet">
              <Message of={text} />
            </Text>
          </div>
        </li>
      ))}
    </ol>
  )
}
