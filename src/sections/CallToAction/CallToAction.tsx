import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { Founders } from '../Founders/Founders.tsx'
import { action, block, inner, letter, letterInner, side } from './CallToAction.css.ts'
import { NextPage } from './NextPage.tsx'

type Props = {
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  /** Buttons and links. */
  readonly children: ReactNode
  /** `sea` is the page's only dark section; `letter` is light, with the text as a letter that the founders sign. */
  readonly tone?: 'sea' | 'ruled' | 'letter'
}

/** Closing section of a page: headline, text, actions and the page to read next. */
export function CallToAction({ title, text, children, tone = 'sea' }: Props) {
  const isLetter = tone === 'letter'
  return (
    <section className={block[tone]}>
      <div className={isLetter ? letterInner : inner}>
        <Heading level={2} size={isLetter ? 'chapter' : 'section'}>
          <Message of={title} />
        </Heading>
        <div className={side}>
          {isLetter ? (
            <p className={letter}>
              <Message of={text} />
            </p>
          ) : (
            <Text size="lead" tone={tone === 'sea' ? 'light' : 'plain'}>
              <Message of={text} />
            </Text>
          )}
          {isLetter && <Founders look="letter" />}
          <div className={action}>{children}</div>
          <NextPage />
        </div>
      </div>
    </section>
  )
}
