import { Definitions } from '../../components/Definitions/Definitions.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { Chapter } from '../../sections/Document/Chapter.tsx'
import { Clauses } from '../../sections/Document/Clauses.tsx'
import { Document } from '../../sections/Document/Document.tsx'
import { Paragraphs } from '../../sections/Document/Paragraphs.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { control, controller, hero, meta, outbound, overview, security, source, storage } from './copy.ts'
import { card } from './DataPrivacy.css.ts'
import { measurement, processing } from './processingCopy.ts'
import { tags } from './tags.tsx'

/** Ids of the chapters, for links from outside; the same in both languages. */
const chapters = [
  { id: 'overview', title: overview.title },
  { id: 'rights', title: control.title },
  { id: 'security', title: security.title },
  { id: 'processing', title: processing.title },
  { id: 'measurement', title: measurement.title },
  { id: 'links', title: outbound.title },
]

export function DataPrivacy() {
  return (
    <>
      <PageHead {...meta} />
      <PageHero label={hero.label} title={hero.title} lead={hero.lead} />
      <Document chapters={chapters}>
        <Chapter id="overview" label={overview.label} title={overview.title}>
          <Clauses items={overview.items} tags={tags} />
          <ControllerCard />
        </Chapter>
        <Chapter id="rights" label={control.label} title={control.title}>
          <Clauses items={control.items} tags={tags} />
        </Chapter>
        <Chapter id="security" label={security.label} title={security.title}>
          <Paragraphs of={security.text} tags={tags} />
          <Clauses items={[storage]} tags={tags} />
        </Chapter>
        <Chapter id="processing" label={processing.label} title={processing.title}>
          <Clauses items={processing.items} tags={tags} />
        </Chapter>
        <Chapter id="measurement" label={measurement.label} title={measurement.title}>
          <Paragraphs of={measurement.text} tags={tags} />
          <Clauses items={measurement.items} tags={tags} />
        </Chapter>
        <Chapter id="links" label={outbound.label} title={outbound.title}>
          <Paragraphs of={outbound.text} tags={tags} />
          <Text look="small">
            <Message of={source.text} />
          </Text>
        </Chapter>
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
