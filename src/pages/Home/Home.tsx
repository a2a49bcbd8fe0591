import { telephoneHref } from '../../content/companyContact.ts'
import { TestimonialCarousel } from '../../features/testimonials/TestimonialCarousel.tsx'
import { env } from '../../lib/env.ts'
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx'
import { Prose } from '../../sections/Prose/Prose.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { about, contact, hero, meta, voices } from './copy.ts'
import { Descent } from './Descent.tsx'
import { Figures } from './Figures.tsx'
import { HomeHero } from './HomeHero.tsx'
import { ServicesOverview } from './ServicesOverview.tsx'
import { homeStructuredData } from './structuredData.ts'

/** Id of the section that the hero links to. */
const searchId = 'search'

export function Home() {
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={homeStructuredData} />
      <HomeHero searchId={searchId} />
      <Figures />
      <Descent id={searchId} />
      <Prose label={about.label} title={about.title} paragraphs={about.paragraphs} isTwoColumn />
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
