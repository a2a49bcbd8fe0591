import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { chapters, place as copy } from './copy.ts'
import { reasons } from './Place.css.ts'

/** The beginning of the second chapter: why the island. */
export function Place() {
  return (
    <Section
      tone="plaster"
      labelledBy="place"
      layout="wideAside"
      aside={
        <Heading level={2} id="place">
          <Message of={chapters.place} />
        </Heading>
      }
    >
      <div className={reasons}>
        <Heading level={3} size="label">
          <Message of={copy.why} />
        </Heading>
        <Text>
          <Message of={copy.reasons} />
        </Text>
      </div>
    </Section>
  )
}
