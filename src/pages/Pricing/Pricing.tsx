import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { BeforeYouSign } from './BeforeYouSign.tsx'
import { callToAction, faq, meta } from './copy.ts'
import { HowItWorks } from './HowItWorks.tsx'
import { Included } from './Included.tsx'
import { Opening } from './Opening.tsx'
import { ProcessOverview } from './ProcessOverview.tsx'
import { Schedule } from './Schedule.tsx'
import { pricingStructuredData } from './structuredData.ts'
import { WhoPaysUs } from './WhoPaysUs.tsx'
import { WhoseSide } from './WhoseSide.tsx'

export function Pricing() {
  return (
    <>
      <PageHead {...meta} structuredData={pricingStructuredData} />
      <Opening />
      <WhoPaysUs />
      <WhoseSide />
      <HowItWorks />
      <BeforeYouSign />
      <Included />
      <ProcessOverview />
      <Faq tone="plaster" title={faq.title} entries={faq.entries} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <Schedule tone="light" />
      </CallToAction>
    </>
  )
}
