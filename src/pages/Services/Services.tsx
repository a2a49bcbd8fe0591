import { Button } from '../../components/Button/Button.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { FeeLine } from '../../sections/ServicePage/FeeLine.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceCatalog } from '../../seo/service.ts'
import { Concierge } from './Concierge.tsx'
import { callToAction, hero, meta, process, schedule } from './copy.ts'
import { ServiceBlocks } from './ServiceBlocks.tsx'

export function Services() {
  const translate = useMessage()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => [serviceCatalog(context)]} />
      <PageHero {...hero} actions={<Button href={env.schedulingUrl}>{translate(schedule)}</Button>} />
      <ServiceBlocks />
      <Section tone="plaster">
        <SectionHead title={process.title} text={process.text} layout="spread" />
        <Steps items={process.steps} layout="columns" />
      </Section>
      <Concierge />
      <FeeLine />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(schedule)}
        </Button>
      </CallToAction>
    </>
  )
}
