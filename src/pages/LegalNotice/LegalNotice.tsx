import type { MessageDescriptor } from '@lingui/core'
import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { company as identity } from '../../content/company.ts'
import { Message } from '../../i18n/Message.tsx'
import { Clauses } from '../../sections/Document/Clauses.tsx'
import { Paragraphs } from '../../sections/Document/Paragraphs.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { CompanyCard } from './CompanyCard.tsx'
import { about, disclaimer, disputes, hero, meta } from './copy.ts'
import { content, notice, part, text, title } from './LegalNotice.css.ts'

const tags = { conceptLink: <Link href={identity.url} /> }

export function LegalNotice() {
  return (
    <>
      <PageHead {...meta} />
      <PageHero label={hero.label} title={hero.title} />
      <Section padding="below">
        <div className={notice}>
          <CompanyCard />
          <Part title={about.title}>
            <Clauses items={about.items} tags={tags} />
          </Part>
          <Part title={disclaimer.title}>
            <Clauses items={disclaimer.items} />
          </Part>
          <Part title={disputes.title}>
            <div className={text}>
              <Paragraphs of={disputes.text} />
            </div>
          </Part>
        </div>
      </Section>
    </>
  )
}

type PartProps = { readonly title: MessageDescriptor; readonly children: ReactNode }

/** Title in the left column, content in the right one, below one rule. */
function Part({ title: of, children }: PartProps) {
  return (
    <section className={part}>
      <div className={title}>
        <Heading level={2} size="item">
          <Message of={of} />
        </Heading>
      </div>
      <div className={content}>{children}</div>
    </section>
  )
}
