import type { MessageDescriptor } from '@lingui/core'
import type { ReactElement, ReactNode } from 'react'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { paragraphs } from './Document.css.ts'

/** Elements for the tags used only in this text, by name. */
export type Tags = Readonly<Record<string, ReactElement>>
type Props = {
  readonly of: readonly MessageDescriptor[]
  readonly tags?: Tags | undefined
  /** Content below the paragraphs. */
  readonly children?: ReactNode
}

/** Paragraphs of a long text, with limited line length. */
export function Paragraphs({ of, tags = {}, children }: Props) {
  return (
    <div className={paragraphs}>
      {of.map((paragraph) => (
        <Text key={paragraph.id}>
          <Message of={paragraph} components={tags} />
        </Text>
      ))}
      {children}
    </div>
  )
}
