import type { MessageDescriptor } from '@lingui/core'
import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { NextPage } from '../CallToAction/NextPage.tsx'
import { grid, intro, section, way, wayLabel, wayNote, wayValue, ways } from './ContactWays.css.ts'

export type Way = {
  readonly id: string
  readonly label: MessageDescriptor
  readonly value: MessageDescriptor
  readonly href: string
  /** Additional details such as hours or an address. */
  readonly note?: MessageDescriptor
}
type Props = {
  readonly label: MessageDescriptor
  readonly title: MessageDescriptor
  readonly text: MessageDescriptor
  readonly action: { readonly label: MessageDescriptor; readonly href: string }
  readonly ways: readonly Way[]
}

/** The page's only dark section: contact options, one per row. */
export function ContactWays({ label, title, text, action, ways: items }: Props) {
  const translate = useMessage()
  return (
    <section className={section} id="contact">
      <div className={grid}>
        <div className={intro}>
          <Text size="label" tone="light">
            {translate(label)}
          </Text>
          <Heading level={2}>
            <Message of={title} />
          </Heading>
          <Text size="lead" tone="light">
            <Message of={text} />
          </Text>
          <Button href={action.href} tone="light">
            {translate(action.label)}
          </Button>
          <NextPage />
        </div>
        <ul className={ways}>
          {items.map((item) => (
            <li key={item.id}>
              <Link href={item.href} tone="plain" className={way}>
                <span className={wayLabel}>{translate(item.label)}</span>
                <span className={wayValue}>
                  <span>
                    <Message of={item.value} />
                  </span>
                  {item.note && (
                    <span className={wayNote}>
                      <Message of={item.note} />
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
