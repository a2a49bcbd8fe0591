import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { PurchaseCosts } from '../../features/purchaseCosts/PurchaseCosts.tsx'
import type { Calculator } from '../../features/purchaseCosts/useCalculator.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { chapters } from './copy.ts'
import { chapter } from './Guide.css.ts'

/** The first chapter: what a purchase costs at the visitor's price. */
export function Cost({ calculator }: { readonly calculator: Calculator }) {
  const translate = useMessage()
  return (
    <Section padding="below" labelledBy="cost">
      <div className={chapter}>
        <Heading level={2} id="cost">
          {translate(chapters.cost)}
        </Heading>
        <FeatureBoundary>
          <PurchaseCosts calculator={calculator} />
        </FeatureBoundary>
      </div>
    </Section>
  )
}
