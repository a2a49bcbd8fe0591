import { Button } from '../../components/Button/Button.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { newDevelopment } from '../../content/pictures/newDevelopment.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { FeeNote } from '../../sections/FeeNote/FeeNote.tsx'
import { Introduction } from '../../sections/Introduction/Introduction.tsx'
import { SplitHero } from '../../sections/PageHero/SplitHero.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceCatalog } from '../../seo/service.ts'
import { useHref } from '../../seo/usePage.ts'
import { Concierge } from './Concierge.tsx'
import { callToAction, hero, intro, meta, pricing, process } from './copy.ts'
import { ServiceCards } from './ServiceCards.tsx'

export function Services() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => [serviceCatalog(context)]} />
      <SplitHero {...hero} picture={newDevelopment} width="half" />
      <Introduction {...intro} />
      <ServiceCards />
      <Section tone="plaster">
        <SectionHead label={process.label} title={process.title} text={process.text} layout="spread" />
        <Steps items={process.steps} layout="columns" />
      </Section>
      <Concierge />
      <FeeNote title={pricing.title} paragraphs={[pricing.text]}>
        <Button href={href('pricing')} tone="outline">
          {translate(pricing.button)}
        </Button>
      </FeeNote>
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(callToAction.button)}
        </Button>
      </CallToAction>
    </>
  )
}
