import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section, type SectionProps } from '../../components/Section/Section.tsx'
import { company as identity } from '../../content/company.ts'
import { Message } from '../../i18n/Message.tsx'
import { Clauses } from '../../sections/Document/Clauses.tsx'
import { Paragraphs } from '../../sections/Document/Paragraphs.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { about, disclaimer, disputes, heading, hero, meta } from './copy.ts'
import { statement } from './LegalNotice.css.ts'

const tags = { conceptLink: <Link href={identity.url} /> }

export function LegalNotice() {
  return (
    <>
      <PageHead {...meta} />
      <PageHero label={hero.label} title={hero.title} lead={hero.lead} leadPlace="below" />
      <Part tone="plaster" title={heading.title} text={<Paragraphs of={heading.text} />}>
        <CompanyCard />
      </Part>
      <Part title={about.title}>
        <Clauses items={about.items} tags={tags} />
      </Part>
      <Part padding="below" title={disclaimer.title}>
        <Clauses items={disclaimer.items} />
      </Part>
      <Part tone="ruled" title={disputes.title}>
        <Paragraphs of={disputes.text} />
      </Part>
    </>
  )
}

type PartProps = Pick<SectionProps, 'tone' | 'padding'> & {
  readonly title: MessageDescriptor
  /** Text below the title. */
  readonly text?: ReactNode
  readonly children: ReactNode
}

/** Title in the left column, content in the right one. */
function Part({ tone = 'limewash', padding = 'both', title, text, children }: PartProps) {
  const aside = (
    <div className={statement}>
      <Heading level={2} size="chapter">
        <Message of={title} />
      </Heading>
      {text}
    </div>
  )
  return (
    <Section tone={tone} padding={padding} shape="wideAside" aside={aside}>
      {children}
    </Section>
  )
}
