import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import type { MessageValues } from '../../i18n/useMessage.ts'
import { chapterId, chapters, type ChapterName } from './chapters.ts'
import { chapter, head, heading, numeral } from './dossier.css.ts'

type Props = {
  readonly name: ChapterName
  readonly text?: MessageDescriptor
  readonly values?: MessageValues
  readonly children: ReactNode
}

/** A numbered chapter of the dossier: number, headline and introduction in the margin, findings next to them. */
export function Chapter({ name, text, values = {}, children }: Props) {
  const translate = useMessage()
  const id = chapterId(name)
  return (
    <section className={chapter} id={id} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <div className={heading}>
          <span className={numeral}>{Object.keys(chapters).indexOf(name) + 1}</span>
          <Heading level={2} size="chapter" id={`${id}-title`}>
            {translate(chapters[name])}
          </Heading>
        </div>
        {text && (
          <Text tone="quiet">
            <Message of={text} values={values} />
          </Text>
        )}
      </div>
      {children}
    </section>
  )
}
