import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { whoseSide } from './copy.ts'
import { columns, conflicts } from './WhoseSide.css.ts'

/** The question that the two payments raise, answered in the open. */
export function WhoseSide() {
  return (
    <Section>
      <div className={columns}>
        <Heading level={2}>
          <Message of={whoseSide.title} />
        </Heading>
        <div className={conflicts}>
          <Text size="lead">
            <Message of={whoseSide.lead} />
          </Text>
          <RuledList items={whoseSide.items} />
          <Text>
            <Message of={whoseSide.answer} />
          </Text>
        </div>
      </div>
    </Section>
  )
}
