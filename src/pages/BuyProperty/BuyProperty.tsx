import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { enquiry } from '../../features/leads/enquiry.ts'
import { LeadForm } from '../../features/leads/LeadForm.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { EnquirySection } from '../../sections/LandingPage/EnquirySection.tsx'
import { LandingHero } from '../../sections/LandingPage/LandingHero.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { Benefits } from './Benefits.tsx'
import { faq, form, hero, meta, steps } from './copy.ts'
import { Sides } from './Sides.tsx'

export function BuyProperty() {
  return (
    <>
      <PageHead {...meta} />
      <LandingHero copy={hero} picture={<Sides />} />
      <Section>
        <SectionHead title={steps.title} layout="spread" />
        <Steps items={steps.items} layout="columns" />
      </Section>
      <Benefits />
      <Faq title={faq.title} entries={faq.entries} />
      <EnquirySection copy={form} whatsApp={hero.whatsapp} tone="plaster">
        <FeatureBoundary>
          <LeadForm form={enquiry} />
        </FeatureBoundary>
      </EnquirySection>
    </>
  )
}
