import type { ReactNode } from 'react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../SectionHead/SectionHead.tsx'
import type { BenefitsProps } from './BenefitsGrid.tsx'
import { letterOf } from './letterOf.ts'
import { entry, heading, ledger, mark, picture, text } from './BenefitsLedger.css.ts'

type Props = Omit<BenefitsProps, 'items'> & {
  readonly items: readonly (BenefitsProps['items'][number] & { readonly picture?: ReactNode })[]
}

/** Benefits in lettered rows with title, text and, if given, a small picture. */
export function BenefitsLedger({ tone = 'limewash', title, items }: Props) {
  return (
    <Section tone={tone}>
      <SectionHead title={title} layout="spread" />
      <ol className={ledger}>
        {items.map((item, at) => (
          <li key={item.id} className={entry}>
            <span className={mark} aria-hidden="true">
              {letterOf(at)}
            </span>
            <div className={heading}>
              <Heading level={3}>
                <Message of={item.title} />
              </Heading>
            </div>
            {item.picture !== undefined && <div className={picture}>{item.picture}</div>}
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
