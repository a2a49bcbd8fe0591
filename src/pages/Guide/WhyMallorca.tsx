import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { whyMallorca as copy } from './copy.ts'
import { reason, reasons } from './WhyMallorca.css.ts'

/** Four reasons as a list of terms, with the headline in the margin. */
export function WhyMallorca() {
  return (
    <Section
      tone="ruled"
      labelledBy="why-title"
      layout="wideAside"
      aside={<SectionHead id="why-title" label={copy.label} title={copy.title} text={copy.lead} />}
    >
      <ul className={reasons}>
        {copy.reasons.map(({ id, title, text }) => (
          <li key={id} className={reason}>
            <Heading level={3}>
              <Message of={title} />
            </Heading>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
