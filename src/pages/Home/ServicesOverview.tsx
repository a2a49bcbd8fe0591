import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { servicePages, services as items } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { services as copy } from './copy.ts'
import { head } from './ServicesOverview.css.ts'

/** The four services in a ruled grid, each with a descriptive link. */
export function ServicesOverview() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Section padding="below">
      <div className={head}>
        <Heading level={2}>
          <Message of={copy.title} />
        </Heading>
        <Text look="quiet">{translate(copy.lead)}</Text>
      </div>
      <CardGrid>
        {items.map(({ id, title, text, link }) => (
          <Card
            key={id}
            title={<Message of={title} />}
            footer={
              <Link href={href(servicePages[id])} look="strong">
                {translate(link)}
              </Link>
            }
          >
            <Message of={text} />
          </Card>
        ))}
      </CardGrid>
    </Section>
  )
}
