import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon, type IconName } from '../../components/Icon/Icon.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { included } from './copy.ts'
import { head } from './Included.css.ts'

type ItemId = (typeof included.items)[number]['id']
const icons: Record<ItemId, IconName> = {
  'market-watch': 'market',
  'first-visits': 'door',
  'paper-check': 'papers',
  'price-opinion': 'gauge',
  negotiation: 'scales',
  introductions: 'cards',
}

/** Six services included in the fee, in a ruled grid. */
export function Included() {
  const translate = useMessage()
  return (
    <Section tone="ruled">
      <div className={head}>
        <Text look="label">{translate(included.label)}</Text>
        <Heading level={2}>
          <Message of={included.title} />
        </Heading>
      </div>
      <CardGrid columns={3}>
        {included.items.map(({ id, title, text }) => (
          <Card key={id} mark={<Icon name={icons[id]} />} title={translate(title)}>
            <Message of={text} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
