import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { howItWorks } from './copy.ts'
import { columns, cases, figure, head, name as nameClass, part } from './HowItWorks.css.ts'

/** The two payments of the fee, and when the first is refunded. */
export function HowItWorks() {
  const translate = useMessage()
  const { items, refund } = howItWorks
  return (
    <Section padding="below">
      <div className={head}>
        <Heading level={2}>
          <Message of={howItWorks.title} />
        </Heading>
        <Text size="lead">{translate(howItWorks.lead)}</Text>
      </div>
      <div className={columns}>
        {items.map(({ id, name, amount, text }) => (
          <div key={id} className={part}>
            <Heading level={3} size="item">
              <span className={nameClass}>{translate(name)}</span> <span className={figure}>{translate(amount)}</span>
            </Heading>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
          </div>
        ))}
        <div className={part}>
          <Heading level={3} size="item">
            <span className={nameClass}>{translate(refund.title)}</span>
          </Heading>
          <ul className={cases}>
            {refund.cases.map((one) => (
              <li key={one.id}>{translate(one)}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  )
}
