import { Picture } from '../../components/Picture/Picture.tsx'
import { Stat, Stats } from '../../components/Stat/Stat.tsx'
import { facts } from '../../content/facts.ts'
import { newDevelopment } from '../../content/pictures/newDevelopment.ts'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { stats } from './copy.ts'
import { experience, figures, head, picture } from './Experience.css.ts'

/** Three figures about the office, below a full-bleed picture. */
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
    <section className={experience}>
      <Picture
        className={picture}
        source={newDevelopment.source}
        alt={translate(newDevelopment.alt)}
        sizes="(min-width: 64em) 60vw, 95vw"
      />
      <div className={head}>
        <SectionHead label={stats.label} title={stats.title} />
      </div>
      <div className={figures}>
        <Stats>
          {stats.items.map(({ id, label, text }) => (
            <Stat key={id} tag={tag} {...counters[id]} label={translate(label)} description={translate(text)} />
          ))}
        </Stats>
      </div>
    </section>
  )
}
