import { emailHref, telephoneHref } from '../../content/companyContact.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { GuideSearchStatus } from '../../features/guideSearch/GuideSearchStatus.tsx'
import { useGuideSearch } from '../../features/guideSearch/useGuideSearch.ts'
import { LegalChecklist } from '../../features/legalChecklist/LegalChecklist.tsx'
import { PriceBar } from '../../features/purchaseCosts/PriceBar.tsx'
import { useCalculator } from '../../features/purchaseCosts/useCalculator.ts'
import { RegionMap } from '../../features/regionMap/RegionMap.tsx'
import { env } from '../../lib/env.ts'
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx'
import { ImportantInformation } from '../../sections/ImportantInformation/ImportantInformation.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { BuyingSteps } from './BuyingSteps.tsx'
import { Cost } from './Cost.tsx'
import { callToAction, importantInformation, meta } from './copy.ts'
import { GuidanceTrio } from './GuidanceTrio.tsx'
import { answers } from './Guide.css.ts'
import { Opening } from './Opening.tsx'
import { Place } from './Place.tsx'

/** The Mallorca guide: cost, place and steps at the visitor's price, and a checklist. */
export function Guide() {
  const href = useHref()
  const { result, choose } = useGuideSearch()
  const calculator = useCalculator()
  const { calculation } = calculator
  const target = result?.shown?.target
  const { call, write, visit } = callToAction
  return (
    <>
      <PageHead {...meta} />
      <Opening />
      <FeatureBoundary>
        <GuideSearchStatus result={result} onChoose={choose} />
      </FeatureBoundary>
      <div id="costs" className={answers}>
        <FeatureBoundary>
          <PriceBar calculator={calculator} />
        </FeatureBoundary>
        <Cost calculator={calculator} />
        <Place />
        <FeatureBoundary>
          <RegionMap price={calculation.price} opened={target?.kind === 'region' ? target : undefined} />
        </FeatureBoundary>
        <FeatureBoundary>
          <BuyingSteps calculation={calculation} opened={target?.kind === 'step' ? target : undefined} />
        </FeatureBoundary>
      </div>
      <GuidanceTrio />
      <ImportantInformation padding="below" paragraphs={importantInformation} />
      <FeatureBoundary>
        <LegalChecklist opened={target?.kind === 'checklist' ? target : undefined} />
      </FeatureBoundary>
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
