import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { company } from '../../content/company.ts'
import { careers } from '../../content/founders.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { HeroFrame } from '../../sections/PageHero/HeroFrame.tsx'
import { founders as copy, hero } from './copy.ts'
import { columns, founder as founderClass, founders, registered, table, title, words } from './FoundersHero.css.ts'
import { Places } from './Places.tsx'

/** Opens the page with what we do and cost, our places at the table, and the two founders: names, work and languages. */
export function FoundersHero() {
  const translate = useMessage()
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  const languageNames = new Intl.DisplayNames(tag, { type: 'language' })
  // British lists have no comma before the "and" (docs/style/english.md).
  const list = new Intl.ListFormat(tag === 'en-US' ? 'en-GB' : tag, { type: 'conjunction' })
  return (
    <HeroFrame hasBreadcrumbs={false}>
      <div className={columns}>
        <div className={title}>
          <Heading level={1}>
            <Message of={hero.title} />
          </Heading>
        </div>
        <div className={words}>
          <Text size="lead">
            <Message of={hero.lead} />
          </Text>
          <Button href={env.schedulingUrl}>{translate(hero.button)}</Button>
        </div>
        <div className={table}>
          <Places />
        </div>
        <ul className={founders}>
          {company.founders.map((founder) => {
            const languages = list.format(founder.languages.map((code) => languageNames.of(code) ?? code))
            return (
              <li key={founder.id} className={founderClass}>
                <Heading level={2} size="item">
                  {founder.name}
                </Heading>
                <Text size="small">
                  <Message of={careers[founder.id]} />
                </Text>
                <Text size="small">
                  <Message of={copy.speaks} values={{ languages }} />
                </Text>
              </li>
            )
          })}
        </ul>
        <div className={registered}>
          <Text size="small">
            <Message of={copy.registered} />
          </Text>
        </div>
      </div>
    </HeroFrame>
  )
}
