import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { taxStair } from '../../content/pictures/taxStair.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { GuideSearchStatus } from '../../features/guideSearch/GuideSearchStatus.tsx'
import { useGuideSearch } from '../../features/guideSearch/useGuideSearch.ts'
import { LegalChecklist } from '../../features/legalChecklist/LegalChecklist.tsx'
import { PurchaseCosts } from '../../features/purchaseCosts/PurchaseCosts.tsx'
import { RegionMap } from '../../features/regionMap/RegionMap.tsx'
import { env } from '../../lib/env.ts'
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx'
import { ImportantInformation } from '../../sections/ImportantInformation/ImportantInformation.tsx'
import { BannerHero } from '../../sections/PageHero/BannerHero.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { BuyingSteps } from './BuyingSteps.tsx'
import { callToAction, hero, importantInformation, meta } from './copy.ts'
import { GuidanceTrio } from './GuidanceTrio.tsx'
import { Rates } from './Rates.tsx'
import { guideStructuredData } from './structuredData.ts'
import { WhyMallorca } from './WhyMallorca.tsx'

/** The Mallorca guide: costs, regions, buying steps and a checklist. */
export function Guide() {
  const href = useHref()
  const { result, choose } = useGuideSearch()
  const target = result?.shown?.target
  const { call, write, visit } = callToAction
  return (
    <>
      <PageHead {...meta} structuredData={guideStructuredData} />
      <BannerHero label={hero.label} title={hero.title} lead={hero.lead} picture={taxStair} width="column">
        <Rates />
      </BannerHero>
      <FeatureBoundary>
        <GuideSearchStatus result={result} onChoose={choose} />
      </FeatureBoundary>
      <FeatureBoundary>
        <PurchaseCosts />
      </FeatureBoundary>
      <WhyMallorca />
      <FeatureBoundary>
        <RegionMap opened={target?.kind === 'region' ? target : undefined} />
      </FeatureBoundary>
      <FeatureBoundary>
        <BuyingSteps opened={target?.kind === 'step' ? target : undefined} />
      </FeatureBoundary>
      <GuidanceTrio />
      <FeatureBoundary>
        <LegalChecklist opened={target?.kind === 'checklist' ? target : undefined} />
      </FeatureBoundary>
      <ImportantInformation paragraphs={importantInformation} />
      <ContactWays
        label={callToAction.label}
        title={callToAction.title}
        text={callToAction.lead}
        action={{ label: callToAction.button, href: env.schedulingUrl }}
        ways={[
          { id: 'call', ...call, href: telephoneHref },
          { id: 'write', ...write, href: emailHref },
          { id: 'visit', ...visit, href: href('contact') },
        ]}
      />
    </>
  )
}
