import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { whoseSide } from './copy.ts'
import { columns } from './WhoseSide.css.ts'

/** The question that the two payments raise, answered in the open. */
export function WhoseSide() {
  return (
    <Section>
      <div className={columns}>
        <Heading level={2}>
          <Message of={whoseSide.title} />
        </Heading>
        <Text size="lead">
          <Message of={whoseSide.text} />
        </Text>
      </div>
    </Section>
  )
}
