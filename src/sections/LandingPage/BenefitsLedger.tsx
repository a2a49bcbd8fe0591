import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import type { BenefitsProps } from './BenefitsGrid.tsx'
import { letterOf } from './letterOf.ts'
import { entry, ledger, mark, text } from './BenefitsLedger.css.ts'

/** Benefits in numbered rows with title and text. */
export function BenefitsLedger({ tone = 'limewash', title, items }: BenefitsProps) {
  return (
    <Section tone={tone}>
      <SectionHead title={title} layout="spread" />
      <ol className={ledger}>
        {items.map((item, at) => (
          <li key={item.id} className={entry}>
            <span className={mark} aria-hidden="true">
              {letterOf(at)}
            </span>
            <Heading level={3}>
              <Message of={item.title} />
            </Heading>
            <div className={text}>
              <Text tone="quiet">
                <Message of={item.text} />
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
