import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { insights } from './copy.ts'
import { link as linkClass, list, row } from './Insights.css.ts'

/** Recommended reading before a first call, each line with a link. */
export function Insights() {
  const translate = useMessage()
  const href = useHref()
  return (
    <Section tone="ruled">
      <SectionHead label={insights.label} title={insights.title} text={insights.text} layout="spread" />
      <ul className={list}>
        {insights.items.map(({ id, title, text, link }) => (
          <li key={id} className={row}>
            <Heading level={3}>
              <Message of={title} />
            </Heading>
            <Text tone="quiet">
              <Message of={text} />
            </Text>
            <span className={linkClass}>
              <Link href={href(id)} tone="strong">
                {translate(link)}
              </Link>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
