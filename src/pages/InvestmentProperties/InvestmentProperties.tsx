import { apartment } from '../../content/pictures/apartment.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { enquiry } from '../../features/leads/enquiry.ts'
import { LeadForm } from '../../features/leads/LeadForm.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { ImportantInformation } from '../../sections/ImportantInformation/ImportantInformation.tsx'
import { EnquirySection } from '../../sections/LandingPage/EnquirySection.tsx'
import { PictureSteps } from '../../sections/PictureSteps/PictureSteps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { faq, form, hero, information, meta, steps } from './copy.ts'
import { Opening } from './Opening.tsx'
import { Questions } from './Questions.tsx'

export function InvestmentProperties() {
  return (
    <>
      <PageHead {...meta} />
      <Opening />
      <Questions />
      <PictureSteps title={steps.title} steps={steps.items} picture={apartment} onPhones="level" />
      <Faq title={faq.title} entries={faq.entries} />
      <ImportantInformation paragraphs={information} padding="below" />
      <EnquirySection copy={form} whatsApp={hero.whatsapp} tone="plaster">
        <FeatureBoundary>
          <LeadForm form={enquiry} />
        </FeatureBoundary>
      </EnquirySection>
    </>
  )
}
