import { telephoneHref } from '../../content/companyContact.ts'
import { TestimonialCarousel } from '../../features/testimonials/TestimonialCarousel.tsx'
import { env } from '../../lib/env.ts'
import { ContactWays } from '../../sections/ContactWays/ContactWays.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { serviceCatalog } from '../../seo/service.ts'
import { useHref } from '../../routing/usePage.ts'
import { contact, hero, meta, voices } from './copy.ts'
import { Dossier } from './Dossier.tsx'
import { HomeHero } from './HomeHero.tsx'
import { Search } from './Search.tsx'
import { ServicesOverview } from './ServicesOverview.tsx'
import { WhoWeAre } from './WhoWeAre.tsx'

export function Home() {
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={(context) => [serviceCatalog(context)]} />
      <HomeHero />
      <Dossier />
      <Search />
      <WhoWeAre />
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
