import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { explanation, number, step, steps, type StepsLayout } from './Steps.css.ts'

export type Step = { readonly id: string; readonly title: MessageDescriptor; readonly text: MessageDescriptor }

type Props = {
  readonly items: readonly Step[]
  /** `list` in a column, `columns` side by side. */
  readonly layout?: StepsLayout
}

/** Numbered steps: numbers in the italic display font, with rules between. */
export function Steps({ items, layout = 'list' }: Props) {
  return (
    <ol className={steps[layout]}>
      {items.map(({ id, title, text }, at) => (
        <li key={id} className={step[layout]}>
          <span className={number} aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <Heading level={3}>
              <Message of={title} />
            </Heading>
            <div className={explanation}>
              <Text tone="quiet">
                <Message of={text} />
              </Text>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
