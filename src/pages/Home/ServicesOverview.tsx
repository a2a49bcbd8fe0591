import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { servicePages, services as items } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { services as copy } from './copy.ts'
import { House } from './House.tsx'

/** The four services in a ruled grid, each with a descriptive link, and a picture below them. */
export function ServicesOverview() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <Section padding="below">
        <SectionHead label={copy.label} title={copy.title} text={copy.lead} layout="spread" />
        <CardGrid>
          {items.map(({ id, title, text, link }) => (
            <Card
              key={id}
              title={<Message of={title} />}
              footer={
                <Link href={href(servicePages[id])} tone="strong">
                  {translate(link)}
                </Link>
              }
            >
              <Message of={text} />
            </Card>
          ))}
        </CardGrid>
      </Section>
      <House />
    </>
  )
}
