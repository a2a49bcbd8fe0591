import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceCatalog } from '../../seo/service.ts'
import { useHref } from '../../routing/usePage.ts'
import { Concierge } from './Concierge.tsx'
import { callToAction, meta, process } from './copy.ts'
import { FeeLine } from './FeeLine.tsx'
import { LongTable } from './LongTable.tsx'
import { Opening } from './Opening.tsx'

export function Services() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => [serviceCatalog(context)]} />
      <Opening />
      <LongTable />
      <Section tone="plaster">
        <SectionHead title={process.title} text={process.text} layout="spread" />
        <Steps items={process.steps} layout="columns" />
      </Section>
      <Concierge />
      <FeeLine />
      <CallToAction title={callToAction.title} text={callToAction.text} tone="ruled">
        <Link href={href('contact')} tone="strong">
          {translate(callToAction.link)}
        </Link>
      </CallToAction>
    </>
  )
}
