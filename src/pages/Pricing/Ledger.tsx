import type { MessageDescriptor } from '@lingui/core'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatPercent } from '../../lib/format.ts'
import { ledger } from './moneyCopy.ts'
import { about, caption, entry, entries, figure, lead as leadClass, name, sheet, text } from './Ledger.css.ts'
import { MoneyRule } from './MoneyRule.tsx'

type Props = {
  /** Next to the rule's end on wide screens, above the rule on phones. */
  readonly lead: MessageDescriptor
}

/** The page's opening: price, commission and fee as entries along one rule that is drawn to scale. */
export function Ledger({ lead }: Props) {
  const translate = useMessage()
  const { language } = useLanguage()
  const price = formatPercent(1, localeTags[language].intl)
  return (
    <Section padding="below">
      <figure className={sheet}>
        <div className={leadClass}>
          <Text size="lead">
            <Message of={lead} />
          </Text>
        </div>
        <dl className={entries}>
          {ledger.entries.map(({ id, name: nameOf, figure: figureOf, text: textOf }) => (
            <div key={id} className={entry[id]}>
              <dt className={name[id]}>{translate(nameOf)}</dt>
              <dd className={figure[id]}>
                <Message of={figureOf} values={{ price }} components={{ about: <span className={about} /> }} />
              </dd>
              <dd className={text[id]}>
                <Message of={textOf} />
              </dd>
            </div>
          ))}
        </dl>
        <MoneyRule />
        <figcaption className={caption}>{translate(ledger.caption)}</figcaption>
      </figure>
    </Section>
  )
}
