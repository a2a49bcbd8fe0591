import { Button } from '../../components/Button/Button.tsx'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { PurchaseCosts } from '../../features/purchaseCosts/PurchaseCosts.tsx'
import { TaxDrawing } from '../../features/purchaseCosts/TaxDrawing.tsx'
import { useCalculator } from '../../features/purchaseCosts/useCalculator.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { Contents } from './Contents.tsx'
import { chapters, hero } from './copy.ts'
import { chapter, columns, drawing, opening, words } from './Opening.css.ts'

/** Head of the guide and its first chapter: title next to the calculator's drawing, and below them the calculator. */
export function Opening() {
  const translate = useMessage()
  const { drawn, ...calculator } = useCalculator()
  return (
    <section className={opening} id="costs" aria-labelledby="cost">
      <div className={columns}>
        <div className={words}>
          <Heading level={1}>
            <Message of={hero.title} />
          </Heading>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
          <Contents />
        </div>
        <div className={drawing}>
          <FeatureBoundary>
            <TaxDrawing calculation={drawn} isStale={calculator.isLoading} />
          </FeatureBoundary>
        </div>
        <div className={chapter}>
          <Heading level={2} size="chapter" id="cost">
            {translate(chapters.cost)}
          </Heading>
          <FeatureBoundary>
            <PurchaseCosts {...calculator} />
          </FeatureBoundary>
        </div>
      </div>
    </section>
  )
}
