import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { column, contents, entries, page } from './Document.css.ts'

const copy = {
  contents: msg({ message: 'On this page', comment: 'Heading above links to the parts of a long text' }),
}
const contentsId = 'on-this-page'

type Props = {
  /** Chapters in the table of contents. */
  readonly chapters: readonly { readonly id: string; readonly title: MessageDescriptor }[]
  readonly children: ReactNode
}

/** A long text in chapters, with a table of contents next to it. */
export function Document({ chapters, children }: Props) {
  const translate = useMessage()
  return (
    <div className={page}>
      <nav className={contents} aria-labelledby={contentsId}>
        <Text size="label" id={contentsId}>
          {translate(copy.contents)}
        </Text>
        <ul className={entries}>
          {chapters.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} tone="entry">
                {translate(title)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={column}>{children}</div>
    </div>
  )
}
