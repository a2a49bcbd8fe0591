import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { columns, large, paper, words } from './LiftedSheet.css.ts'

type Props = {
  readonly title: ReactNode
  /** The title is the page's one enormous figure, across the page. */
  readonly isTitleLarge?: boolean
  readonly paragraphs: readonly MessageDescriptor[]
  /** Below the paragraphs. */
  readonly link?: { readonly label: MessageDescriptor; readonly href: string }
  /** The sheet. */
  readonly children: ReactNode
}

/** A sheet of paper as wide as A4, and what it says about a service. */
export function LiftedSheet({ title, isTitleLarge = false, paragraphs, link, children }: Props) {
  return (
    <Section tone="plaster">
      {isTitleLarge && (
        <div className={large}>
          <Heading level={2}>{title}</Heading>
        </div>
      )}
      <div className={columns}>
        <div className={words}>
          {!isTitleLarge && (
            <Heading level={2} size="chapter">
              {title}
            </Heading>
          )}
          {paragraphs.map((paragraph) => (
            <Text key={paragraph.id}>
              <Message of={paragraph} />
            </Text>
          ))}
          {link && (
            <Link href={link.href} tone="strong">
              <Message of={link.label} />
            </Link>
          )}
        </div>
        <article className={paper}>{children}</article>
      </div>
    </Section>
  )
}
