import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { guidance } from '../../content/guidance.ts'
import { Message } from '../../i18n/Message.tsx'
import { advice, trio } from './GuidanceTrio.css.ts'

/** Three pieces of advice in a row: what to read, what to ask, what to leave to us. */
export function GuidanceTrio() {
  return (
    <Section padding="below">
      <ul className={trio}>
        {guidance.map(({ id, title, text }) => (
          <li key={id} className={advice}>
            <Heading level={3}>
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
