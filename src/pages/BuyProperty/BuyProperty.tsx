import { ourTable } from '../../content/pictures/ourTable.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { enquiry } from '../../features/leads/enquiry.ts'
import { LeadForm } from '../../features/leads/LeadForm.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { EnquirySection } from '../../sections/LandingPage/EnquirySection.tsx'
import { LandingHero } from '../../sections/LandingPage/LandingHero.tsx'
import { How } from '../../sections/ServicePage/How.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { Benefits } from './Benefits.tsx'
import { faq, form, hero, meta, steps } from './copy.ts'
import { Sides } from './Sides.tsx'

export function BuyProperty() {
  return (
    <>
      <PageHead {...meta} />
      <LandingHero copy={hero} picture={<Sides />} layout="right" />
      <How tone="limewash" title={steps.title} steps={steps.items} />
      <Benefits />
      <Faq title={faq.title} entries={faq.entries} />
      <EnquirySection copy={form} whatsApp={hero.whatsapp} tone="plaster" picture={ourTable}>
        <FeatureBoundary>
          <LeadForm form={enquiry} />
        </FeatureBoundary>
      </EnquirySection>
    </>
  )
}
