import { Accordion } from '../../components/Accordion/Accordion.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { buyingSteps, type BuyingStepId } from '../../content/buyingSteps.ts'
import { guideAnchor } from '../../content/guideAnchors.ts'
import type { Calculation } from '../../features/purchaseCosts/costItems.ts'
import { DuePayments } from '../../features/purchaseCosts/DuePayments.tsx'
import { Message } from '../../i18n/Message.tsx'
import { paragraphs as text } from './BuyingSteps.css.ts'
import { ChapterHead } from './ChapterHead.tsx'
import { chapters, stepsSection as copy } from './copy.ts'

type Props = {
  readonly calculation: Calculation
  readonly opened?: { readonly id: BuyingStepId } | undefined
}

/** The third chapter: what is due when, and the buying steps, one open at a time. */
export function BuyingSteps({ calculation, opened }: Props) {
  return (
    <Section
      id="steps"
      labelledBy="steps-title"
      layout="wideAside"
      aside={<ChapterHead id="steps-title" title={chapters.steps} lead={copy.lead} />}
    >
      <DuePayments calculation={calculation} />
      <Accordion
        opened={opened}
        items={buyingSteps.map(({ id, title, paragraphs }) => ({
          id,
          anchor: guideAnchor.step(id),
          title: <Message of={title} />,
          content: (
            <div className={text}>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph.id}>
                  <Message of={paragraph} />
                </Text>
              ))}
            </div>
          ),
        }))}
      />
    </Section>
  )
}
