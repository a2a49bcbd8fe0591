import { apartment } from '../../content/pictures/apartment.ts'
import { newDevelopment } from '../../content/pictures/newDevelopment.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { EnquiryForm } from '../../features/enquiry/EnquiryForm.tsx'
import { Faq } from '../../sections/Faq/Faq.tsx'
import { GrossToNet } from '../../sections/GrossToNet/GrossToNet.tsx'
import { BenefitsGrid } from '../../sections/LandingPage/BenefitsGrid.tsx'
import { EnquirySection } from '../../sections/LandingPage/EnquirySection.tsx'
import { FiguresHero } from '../../sections/LandingPage/FiguresHero.tsx'
import { landingStructuredData } from '../../sections/LandingPage/landingStructuredData.ts'
import { StepsRow } from '../../sections/LandingPage/StepsRow.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { benefits, faq, form, hero, meta, steps } from './copy.ts'

const structuredData = landingStructuredData(faq.entries)

export function InvestmentProperties() {
  return (
    <>
      <PageHead {...meta} structuredData={structuredData} />
      <FiguresHero copy={hero} picture={apartment} />
      <GrossToNet />
      <BenefitsGrid {...benefits} />
      <StepsRow {...steps} tone="plaster" picture={newDevelopment} />
      <Faq title={faq.title} entries={faq.entries} />
      <EnquirySection copy={form} whatsApp={hero.whatsapp} tone="plaster">
        <FeatureBoundary>
          <EnquiryForm />
        </FeatureBoundary>
      </EnquirySection>
    </>
  )
}
