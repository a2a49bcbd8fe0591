import { fincaApart } from '../../content/pictures/fincaApart.ts'
import { villa } from '../../content/pictures/villa.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { enquiry } from '../../features/leads/enquiry.ts'
import { LeadForm } from '../../features/leads/LeadForm.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { BenefitsLedger } from '../../sections/LandingPage/BenefitsLedger.tsx'
import { EnquirySection } from '../../sections/LandingPage/EnquirySection.tsx'
import { LandingHero } from '../../sections/LandingPage/LandingHero.tsx'
import { PictureSteps } from '../../sections/PictureSteps/PictureSteps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { benefits, faq, form, hero, meta, steps } from './copy.ts'
import { VillaMarks } from './VillaMarks.tsx'

export function LuxuryVillas() {
  return (
    <>
      <PageHead {...meta} />
      {/* The marks point at parts of the model. */}
      <LandingHero copy={hero} picture={villa} marks={villa.photograph ? null : <VillaMarks />} />
      <BenefitsLedger {...benefits} />
      <PictureSteps title={steps.title} steps={steps.items} picture={{ ...fincaApart, caption: steps.caption }} />
      <Faq title={faq.title} entries={faq.entries} />
      <EnquirySection copy={form} whatsApp={hero.whatsapp} tone="ruled">
        <FeatureBoundary>
          <LeadForm form={enquiry} />
        </FeatureBoundary>
      </EnquirySection>
    </>
  )
}
