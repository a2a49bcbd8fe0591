import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { CaseHero } from './CaseHero.tsx'
import { ClientCase } from './ClientCase.tsx'
import { callToAction, meta, whyChoose } from './copy.ts'
import { Stories } from './Stories.tsx'
import { clientStoriesStructuredData } from './structuredData.ts'
import { TrackRecord } from './TrackRecord.tsx'

export function ClientStories() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => clientStoriesStructuredData(context)} />
      <CaseHero />
      <Section padding="below">
        <ClientCase />
      </Section>
      <Stories />
      <TrackRecord />
      <Section layout="wideAside" aside={<Heading level={2}>{translate(whyChoose.title)}</Heading>}>
        <RuledList items={whyChoose.items} />
      </Section>
      <CallToAction title={callToAction.title} text={callToAction.text} tone="letter">
        <Button href={env.schedulingUrl}>{translate(callToAction.primary)}</Button>
        <Link href={href('contact')} tone="strong">
          {translate(callToAction.secondary)}
        </Link>
      </CallToAction>
    </>
  )
}
