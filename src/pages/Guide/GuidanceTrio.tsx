import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { guidance } from '../../content/guidance.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { guidanceSection as copy } from './copy.ts'
import { head, points, trio } from './GuidanceTrio.css.ts'

/** Three pieces of advice in a row: what to read, what to ask, what to leave to us. */
export function GuidanceTrio() {
  const translate = useMessage()
  return (
    <Section tone="ruled" labelledBy="guidance-title">
      <div className={head}>
        <Text size="label">{translate(copy.label)}</Text>
        <Heading level={2} id="guidance-title">
          <Message of={copy.title} />
        </Heading>
      </div>
      <div className={trio}>
        <CardGrid columns={3}>
          {guidance.map(({ id, title, text, points: items }) => (
            <Card
              key={id}
              title={<Message of={title} />}
              footer={
                <ul className={points}>
                  {items.map((item) => (
                    <li key={item.id}>
                      <Message of={item} />
                    </li>
                  ))}
                </ul>
              }
            >
              <Message of={text} />
            </Card>
          ))}
        </CardGrid>
      </div>
    </Section>
  )
}
