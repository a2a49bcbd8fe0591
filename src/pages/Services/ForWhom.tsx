import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { intro as copy } from './copy.ts'
import { paragraphs } from './ForWhom.css.ts'

/** For whom the services are. */
export function ForWhom() {
  return (
    <Section aside={<SectionHead label={copy.label} title={copy.title} />} shape="wideAside">
      <div className={paragraphs}>
        {copy.paragraphs.map((paragraph) => (
          <Text key={paragraph.id}>
            <Message of={paragraph} />
          </Text>
        ))}
      </div>
    </Section>
  )
}
