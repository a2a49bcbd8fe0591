import { useRef } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { intro } from './copy.ts'
import { CostForm } from './CostForm.tsx'
import { CostResult } from './CostResult.tsx'
import { CostStatus } from './CostStatus.tsx'
import { aside } from './PurchaseCosts.css.ts'
import { useCalculator } from './useCalculator.ts'

const purchaseCostsId = 'costs'

/** The purchase-cost calculator: the question to the left, the answer to the right. */
export function PurchaseCosts() {
  const translate = useMessage()
  const form = useRef<HTMLFormElement>(null)
  const { typed, isLoading, calculation, change, saveToAddress } = useCalculator(form)
  return (
    <Section
      id={purchaseCostsId}
      labelledBy={`${purchaseCostsId}-title`}
      layout="wideAside"
      aside={
        <div className={aside}>
          <Text size="label">{translate(intro.label)}</Text>
          <Heading level={2} id={`${purchaseCostsId}-title`}>
            <Message of={intro.title} />
          </Heading>
          <Text tone="quiet">
            <Message of={intro.lead} />
          </Text>
          <CostForm ref={form} typed={isLoading ? undefined : typed} onChange={change} />
        </div>
      }
    >
      <CostResult calculation={calculation} isLoading={isLoading} onCopyLink={saveToAddress} />
      <CostStatus typed={typed} calculation={calculation} isLoading={isLoading} />
    </Section>
  )
}
