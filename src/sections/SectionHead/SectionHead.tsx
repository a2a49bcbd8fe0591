import type { MessageDescriptor } from '@lingui/core'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { head, headline } from './SectionHead.css.ts'

type Props = {
  readonly title: MessageDescriptor
  readonly text?: MessageDescriptor
  /** Of the headline, for a section that is named by it. */
  readonly id?: string
  /** `stacked` for a narrow column, `spread` above a grid: title on the left, text at the top right. */
  readonly layout?: 'stacked' | 'spread'
}

/** Head of a section: headline and text. */
export function SectionHead({ title, text, id, layout = 'stacked' }: Props) {
  return (
    <div className={head[layout]}>
      <div className={headline[layout]}>
        <Heading level={2} {...(id !== undefined && { id })}>
          <Message of={title} />
        </Heading>
      </div>
      {text && (
        <Text tone="quiet">
          <Message of={text} />
        </Text>
      )}
    </div>
  )
}
