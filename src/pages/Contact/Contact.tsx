import { PageHead } from '../../seo/PageHead.tsx'
import { PageHero } from '../../sections/PageHero/PageHero.tsx'
import { hero, meta } from './copy.ts'

export function Contact() {
  return (
    <>
      <PageHead {...meta} />
      <PageHero label={hero.label} title={hero.title} lead={hero.lead} />
    </>
  )
}
