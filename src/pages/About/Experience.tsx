import { Reveal } from '../../components/Reveal/Reveal.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Stat, Stats } from '../../components/Stat/Stat.tsx'
import { facts } from '../../content/facts.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { stats } from './copy.ts'

/** Three figures about the office, below their headline. */
export function Experience() {
  const translate = useMessage()
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  const { min, max } = facts.clientsPerYear
  const counters: Record<(typeof stats.items)[number]['id'], { min?: number; end: number; suffix?: string }> = {
    'company-years': { end: facts.companyYears, suffix: '+' },
    'clients-per-year': { min, end: max },
    'founder-years': { end: facts.founderYears, suffix: '+' },
  }
  return (
    <Section padding="below">
      <SectionHead label={stats.label} title={stats.title} layout="spread" />
      <Reveal>
        <Stats>
          {stats.items.map(({ id, label, text }) => (
            <Stat key={id} tag={tag} {...counters[id]} label={translate(label)} description={translate(text)} />
          ))}
        </Stats>
      </Reveal>
    </Section>
  )
}
