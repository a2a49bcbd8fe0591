import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { servicePages, services } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { services as copy } from './copy.ts'
import { list, row } from './ServicesOverview.css.ts'

/** The four services, a line each; their names are links. */
export function ServicesOverview() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Section>
      <SectionHead title={copy.title} layout="spread" />
      <ul className={list}>
        {services.map(({ id, title }) => (
          <li key={id} className={row}>
            <Heading level={3}>
              <Link href={href(servicePages[id])}>{translate(title)}</Link>
            </Heading>
            <Text tone="quiet">
              <Message of={copy.lines[id]} />
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  )
}
