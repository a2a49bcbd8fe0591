import { finca } from '../../content/pictures/finca.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { enquiry } from '../../features/leads/enquiry.ts'
import { LeadForm } from '../../features/leads/LeadForm.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { ImportantInformation } from '../../sections/ImportantInformation/ImportantInformation.tsx'
import { BenefitsGrid } from '../../sections/LandingPage/BenefitsGrid.tsx'
import { EnquirySection } from '../../sections/LandingPage/EnquirySection.tsx'
import { LandingHero } from '../../sections/LandingPage/LandingHero.tsx'
import { PictureSteps } from '../../sections/PictureSteps/PictureSteps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { Calendar } from './Calendar.tsx'
import { benefits, faq, form, hero, information, meta, steps } from './copy.ts'
import { Year } from './Year.tsx'

export function InvestmentHomes() {
  return (
    <>
      <PageHead {...meta} />
      <LandingHero copy={hero} picture={<Calendar />} />
      <Year />
      <PictureSteps title={steps.title} steps={steps.items} picture={finca} onPhones="level" />
      <BenefitsGrid {...benefits} />
      <Faq padding="below" title={faq.title} entries={faq.entries} />
      <ImportantInformation paragraphs={information} padding="below" />
      <EnquirySection copy={form} whatsApp={hero.whatsapp} tone="plaster">
        <FeatureBoundary>
          <LeadForm form={enquiry} />
        </FeatureBoundary>
      </EnquirySection>
    </>
  )
}
