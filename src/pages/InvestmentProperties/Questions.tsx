import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { benefits } from './copy.ts'
import { list, row } from './Questions.css.ts'

/** Questions and answers in the columns of the opening. */
export function Questions() {
  return (
    <Section>
      <SectionHead title={benefits.title} layout="spread" />
      <ul className={list}>
        {benefits.items.map(({ id, title, text }) => (
          <li key={id} className={row}>
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
