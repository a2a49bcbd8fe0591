import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { howItWorks } from './copy.ts'
import { date, dates, figure, head, name as nameClass, text as textClass, titles } from './HowItWorks.css.ts'

/** Payment schedule: the two due dates of the fee on one line. */
export function HowItWorks() {
  const translate = useMessage()
  return (
    <Section tone="ruled">
      <div className={head}>
        <div className={titles}>
          <Text size="label">{translate(howItWorks.label)}</Text>
          <Heading level={2}>
            <Message of={howItWorks.title} />
          </Heading>
        </div>
        <Text size="lead">{translate(howItWorks.lead)}</Text>
      </div>
      <ul className={dates}>
        {howItWorks.items.map(({ id, name, amount, text }) => (
          <li key={id} className={date}>
            <Heading level={3} size="item">
              <span className={nameClass}>{translate(name)}</span> <span className={figure}>{translate(amount)}</span>
            </Heading>
            <div className={textClass}>
              <Text tone="quiet">
                <Message of={text} />
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
