import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Chapter } from '../../sections/Document/Chapter.tsx'
import { Clauses } from '../../sections/Document/Clauses.tsx'
import { Document } from '../../sections/Document/Document.tsx'
import { Paragraphs } from '../../sections/Document/Paragraphs.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { controller } from './controllerCopy.ts'
import { hero, meta, source } from './copy.ts'
import { card } from './DataPrivacy.css.ts'
import { noticeFor } from './notice.ts'
import { tags } from './tags.tsx'

const chapters = noticeFor(env)

export function DataPrivacy() {
  return (
    <>
      <PageHead {...meta} />
      <PageHero label={hero.label} title={hero.title} lead={hero.lead} />
      <Document chapters={chapters}>
        {chapters.map(({ id, label, title, text, items }) => (
          <Chapter key={id} id={id} label={label} title={title}>
            {text.length > 0 && <Paragraphs of={text} tags={tags} />}
            {items.length > 0 && <Clauses items={items} tags={tags} />}
            {id === 'overview' && <ControllerCard />}
            {id === 'links' && (
              <Text size="small">
                <Message of={source.text} />
              </Text>
            )}
          </Chapter>
        ))}
      </Document>
    </>
  )
}

const contactLinks: Readonly<Record<string, string>> = { phone: telephoneHref, email: emailHref }

function ControllerCard() {
  const translate = useMessage()
  return (
    <div className={card} id="controller">
      <Heading level={3}>{translate(controller.title)}</Heading>
      <Definitions
        items={controller.rows.map(({ id, label, value }) => {
          const href = contactLinks[id]
          const text = <Message of={value} />
          return { id, term: translate(label), detail: href === undefined ? text : <Link href={href}>{text}</Link> }
        })}
      />
    </div>
  )
}
