import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { whyMallorca as copy } from './copy.ts'
import { head, reason, reasons } from './WhyMallorca.css.ts'

/** Four reasons as a list of terms, with the headline in the margin. */
export function WhyMallorca() {
  const translate = useMessage()
  const aside = (
    <div className={head}>
      <Text look="label">{translate(copy.label)}</Text>
      <Heading level={2} id="why-title">
        <Message of={copy.title} />
      </Heading>
      <Text look="quiet">
        <Message of={copy.lead} />
      </Text>
    </div>
  )
  return (
    <Section tone="ruled" labelledBy="why-title" shape="wideAside" aside={aside}>
      <ul className={reasons}>
        {copy.reasons.map(({ id, title, text }) => (
          <li key={id} className={reason}>
            <Heading level={3}>
              <Message of={title} />
            </Heading>
            <Text look="quiet">
              <Message of={text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
