import { Section } from '../../components/Section/Section.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { formatPercent } from '../../lib/format.ts'
import { ledger } from './moneyCopy.ts'
import { about, caption, entry, entries, figure, name, sheet, text } from './Ledger.css.ts'
import { MoneyRule } from './MoneyRule.tsx'

/** The page's opening: price, commission and fee as entries along one rule that is drawn to scale. */
export function Ledger() {
  const translate = useMessage()
  const { language } = useLanguage()
  const price = formatPercent(1, localeTags[language].intl)
  return (
    <Section padding="below">
      <figure className={sheet}>
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
