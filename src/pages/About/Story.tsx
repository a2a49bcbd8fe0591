import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { story as copy } from './copy.ts'
import { paragraphs } from './Story.css.ts'

/** The founders' story. */
export function Story() {
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
