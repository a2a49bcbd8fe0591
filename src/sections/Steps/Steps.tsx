import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { explanation, number, step, steps, texts, type StepsLayout } from './Steps.css.ts'

export type Step = { readonly id: string; readonly title: MessageDescriptor; readonly text: MessageDescriptor }

type Props = {
  readonly items: readonly Step[]
  readonly level?: 2 | 3 | 4
  /** `list` in a column, `columns` side by side, `rows` across the page with titles on the left. */
  readonly layout?: StepsLayout
}

/** Numbered steps: numbers in the italic display font, with rules between. */
export function Steps({ items, level = 3, layout = 'list' }: Props) {
  return (
    <ol className={steps[layout]}>
      {items.map(({ id, title, text }, at) => (
        <li key={id} className={step[layout]}>
          <span className={number} aria-hidden="true">
            {at + 1}
          </span>
          <div className={texts[layout]}>
            <Heading level={level} size="item">
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
