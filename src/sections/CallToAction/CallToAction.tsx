import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { action, block, inner } from './CallToAction.css.ts'

type Props = {
  readonly title: MessageDescriptor
  readonly text?: MessageDescriptor
  /** Buttons and links. */
  readonly children: ReactNode
  /** `sea` is the page's only dark section. */
  readonly tone?: 'sea' | 'plaster' | 'ruled'
}

/** Closing section of a page: headline, text and actions. */
export function CallToAction({ title, text, children, tone = 'sea' }: Props) {
  return (
    <section className={block[tone]}>
      <div className={inner}>
        <Heading level={2}>
          <Message of={title} />
        </Heading>
        <div className={action}>
          {text && (
            <Text look={tone === 'sea' ? 'light' : 'lead'}>
              <Message of={text} />
            </Text>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
