import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { whyChoose } from './copy.ts'
import { list, row } from './WhyChoose.css.ts'

/** Four reasons in a list. */
export function WhyChoose() {
  const translate = useMessage()
  return (
    <Section padding="below" layout="wideAside" aside={<SectionHead label={whyChoose.label} title={whyChoose.title} />}>
      <ul className={list}>
        {whyChoose.items.map(({ id, title, text }) => (
          <li key={id} className={row}>
            <Heading level={3}>{translate(title)}</Heading>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
