import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { action, block, inner, letter, letterInner, names, side, signature } from './CallToAction.css.ts'
import { NextPage } from './NextPage.tsx'

const copy = {
  names: msg({ message: '{founders}', comment: 'Signature below a letter: the names of the founders' }),
  signature: msg({ message: 'The founders of {company}', comment: 'Signature below a letter at the end of a page' }),
}

type Props = {
  readonly title: MessageDescriptor
  readonly text?: MessageDescriptor
  /** Buttons and links. */
  readonly children: ReactNode
  /** `sea` is the page's only dark section; `letter` is light, with the text as a signed letter. */
  readonly tone?: 'sea' | 'plaster' | 'ruled' | 'letter'
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
          {text && isLetter && (
            <p className={letter}>
              <Message of={text} />
            </p>
          )}
          {text && !isLetter && (
            <Text size="lead" tone={tone === 'sea' ? 'light' : 'plain'}>
              <Message of={text} />
            </Text>
          )}
          <div className={action}>
            {isLetter && (
              <p className={signature}>
                <span className={names}>
                  <Message of={copy.names} />
                </span>
                <span>
                  <Message of={copy.signature} />
                </span>
              </p>
            )}
            {children}
          </div>
          <NextPage />
        </div>
      </div>
    </section>
  )
}
