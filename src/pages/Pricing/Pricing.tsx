import { Button } from '../../components/Button/Button.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { Comparison } from './Comparison.tsx'
import { callToAction, faq, hero, meta } from './copy.ts'
import { FeeExamples } from './FeeExamples.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Included } from './Included.tsx'
import { Ledger } from './Ledger.tsx'
import { ProcessOverview } from './ProcessOverview.tsx'
import { pricingStructuredData } from './structuredData.ts'

export function Pricing() {
  const translate = useMessage()
  return (
    <>
      <PageHead {...meta} structuredData={pricingStructuredData} />
      <PageHero label={hero.label} title={hero.title} />
      <Ledger lead={hero.lead} />
      <HowItWorks />
      <FeeExamples />
      <Comparison />
      <Included />
      <ProcessOverview />
      <Faq tone="plaster" title={faq.title} entries={faq.entries} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(callToAction.button)}
        </Button>
      </CallToAction>
    </>
  )
}
