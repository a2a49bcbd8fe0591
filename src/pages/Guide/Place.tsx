import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { ChapterHead } from './ChapterHead.tsx'
import { chapters, place as copy } from './copy.ts'
import { reason, reasons } from './Place.css.ts'

/** The beginning of the second chapter: reasons for the island, as a list of terms. */
export function Place() {
  const translate = useMessage()
  return (
    <Section
      tone="plaster"
      labelledBy="place"
      layout="wideAside"
      aside={<ChapterHead id="place" title={chapters.place} lead={copy.lead} />}
    >
      <Heading level={3} size="label">
        {translate(copy.why)}
      </Heading>
      <ul className={reasons}>
        {copy.reasons.map(({ id, title, text }) => (
          <li key={id} className={reason}>
            <Heading level={4} size="item">
              <Message of={title} />
            </Heading>
            <Text size="small">
              <Message of={text} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
