import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { servicePages, services } from '../../content/services.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { useHref } from '../../seo/usePage.ts'
import { schedule } from './copy.ts'
import { actions, benefits, block, list, toContact } from './ServiceBlocks.css.ts'

/** The four services, each with its benefits, a way to us and its own page. */
export function ServiceBlocks() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Section padding="below">
      <ul className={list}>
        {services.map(({ id, title, text, benefits: items, link }) => (
          <li key={id} id={id} className={block}>
            <Heading level={2} size="chapter">
              <Message of={title} />
            </Heading>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
            <ul className={benefits}>
              {items.map((item) => (
                <li key={item.id}>
                  <Message of={item.text} />
                </li>
              ))}
            </ul>
            <div className={actions}>
              <Link href={href(servicePages[id])} tone="strong">
                {translate(link)}
              </Link>
              <Link href={href('contact')} tone="plain" className={toContact}>
                {translate(schedule)} <span aria-hidden="true">→</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
