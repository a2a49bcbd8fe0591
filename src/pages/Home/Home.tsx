import { Stat, Stats } from '../../components/Stat/Stat.tsx'
import { telephoneHref } from '../../content/company.ts'
import { facts } from '../../content/facts.ts'
import { villa } from '../../content/pictures/villa.ts'
import { TestimonialCarousel } from '../../features/testimonials/TestimonialCarousel.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { localeTags } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { percentSuffix } from '../../lib/format.ts'
import { env } from '../../lib/env.ts'
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx'
import { PictureSteps } from '../../sections/PictureSteps/PictureSteps.tsx'
import { Prose } from '../../sections/Prose/Prose.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { about, contact, hero, meta, process, voices } from './copy.ts'
import { Figures } from './Figures.tsx'
import { HomeHero } from './HomeHero.tsx'
import { ServicesOverview } from './ServicesOverview.tsx'
import { homeStructuredData } from './structuredData.ts'

/** Ids of sections that are link targets. */
const processId = 'search'

export function Home() {
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={homeStructuredData} />
      <HomeHero processId={processId} />
      <Figures />
      <Prose label={about.label} title={about.title} paragraphs={about.paragraphs} isTwoColumn>
        <AboutStats />
      </Prose>
      <PictureSteps id={processId} {...process} picture={villa} />
      <ServicesOverview />
      <TestimonialCarousel {...voices} />
      <ContactWays
        label={contact.label}
        title={contact.title}
        text={contact.text}
        action={{ label: hero.button, href: env.schedulingUrl }}
        ways={[
          { id: 'book', ...contact.ways.book, href: env.schedulingUrl },
          { id: 'call', ...contact.ways.call, href: telephoneHref },
          { id: 'visit', ...contact.ways.visit, href: href('contact') },
          { id: 'meet', ...contact.ways.meet, href: href('contact') },
        ]}
      />
    </>
  )
}

function AboutStats() {
  const translate = useMessage()
  const { language } = useLanguage()
  const { intl: tag } = localeTags[language]
  const { min, max } = facts.clientsPerYear
  const { experience, clients, dedication } = about.stats
  return (
    <Stats>
      <Stat
        tag={tag}
        end={facts.founderYears}
        suffix="+"
        label={translate(experience.label)}
        description={translate(experience.text)}
      />
      <Stat tag={tag} min={min} end={max} label={translate(clients.label)} description={translate(clients.text)} />
      <Stat
        tag={tag}
        end={facts.buyerSide * 100}
        suffix={percentSuffix(tag)}
        label={translate(dedication.label)}
        description={translate(dedication.text)}
      />
    </Stats>
  )
}
