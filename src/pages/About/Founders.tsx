import { Card, CardGrid } from '../../components/Card/Card.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { company } from '../../content/company.ts'
import { founderTexts } from '../../content/founders.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { Message } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { founders as copy } from './copy.ts'
import { Places } from './Places.tsx'

/** The two founders: their places at the table, names, work and languages; registration and insurance next to them. */
export function Founders() {
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  const languageNames = new Intl.DisplayNames(tag, { type: 'language' })
  // British lists have no comma before the "and" (docs/style/english.md).
  const list = new Intl.ListFormat(tag === 'en-US' ? 'en-GB' : tag, { type: 'conjunction' })
  return (
    <Section padding="below" aside={<SectionHead {...copy} />} layout="wideAside">
      <Places />
      <CardGrid columns={2}>
        {company.founders.map((founder) => {
          const { name, career } = founderTexts[founder.id]
          const languages = list.format(founder.languages.map((code) => languageNames.of(code) ?? code))
          return (
            <Card key={founder.id} title={<Message of={name} />}>
              <p>
                <Message of={career} />
              </p>
              <p>
                <Message of={copy.speaks} values={{ languages }} />
              </p>
            </Card>
          )
        })}
      </CardGrid>
    </Section>
  )
}
