import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { head } from './ChapterHead.css.ts'

type Props = {
  /** Of the title, which the contents link. */
  readonly id: string
  readonly title: MessageDescriptor
  readonly lead: MessageDescriptor
}

/** Title and first sentences of a chapter. */
export function ChapterHead({ id, title, lead }: Props) {
  return (
    <div className={head}>
      <Heading level={2} id={id}>
        <Message of={title} />
      </Heading>
      <Text tone="quiet">
        <Message of={lead} />
      </Text>
    </div>
  )
}
