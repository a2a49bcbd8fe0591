import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { chapter, chapterHead } from './Document.css.ts'

type Props = {
  /** Anchor for links to this chapter. */
  readonly id: string
  readonly label?: MessageDescriptor
  readonly title: MessageDescriptor
  readonly children: ReactNode
}

/** A chapter of a long text with its heading. */
export function Chapter({ id, label, title, children }: Props) {
  const translate = useMessage()
  const titleId = `${id}-title`
  return (
    <section className={chapter} id={id} aria-labelledby={titleId}>
      <div className={chapterHead}>
        {label && <Text size="label">{translate(label)}</Text>}
        <Heading level={2} size="chapter" id={titleId}>
          <Message of={title} />
        </Heading>
      </div>
      {children}
    </section>
  )
}
