import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { included } from './copy.ts'
import { head } from './Included.css.ts'

/** Six services included in the fee, in a ruled grid. */
export function Included() {
  const translate = useMessage()
  return (
    <Section tone="ruled">
      <div className={head}>
        <Text size="label">{translate(included.label)}</Text>
        <Heading level={2}>
          <Message of={included.title} />
        </Heading>
      </div>
      <CardGrid columns={3}>
        {included.items.map(({ id, title, text }) => (
          <Card key={id} title={translate(title)}>
            <Message of={text} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
