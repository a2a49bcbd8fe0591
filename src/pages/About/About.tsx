import { Button } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { ourTable } from '../../content/pictures/ourTable.ts'
import { slab } from '../../content/pictures/slab.ts'
import { thirdChairTall } from '../../content/pictures/thirdChair.ts'
import { FirstTestimonials } from '../../features/testimonials/FirstTestimonials.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { AsidePicture } from '../../sections/PictureCaption/AsidePicture.tsx'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { Introduction } from '../../sections/Introduction/Introduction.tsx'
import { SplitHero } from '../../sections/PageHero/SplitHero.tsx'
import { PictureSteps } from '../../sections/PictureSteps/PictureSteps.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../seo/usePage.ts'
import { more } from './About.css.ts'
import { callToAction, expertise, hero, meta, mission, story, testimonials } from './copy.ts'
import { Experience } from './Experience.tsx'
import { Founders } from './Founders.tsx'
import { Insights } from './Insights.tsx'
import { aboutStructuredData } from './structuredData.ts'
import { Values } from './Values.tsx'

export function About() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={aboutStructuredData} />
      <SplitHero {...hero} picture={ourTable} width="half" />
      <Introduction {...story} />
      <Founders />
      <PictureSteps
        label={mission.label}
        title={mission.title}
        lead={mission.text}
        steps={mission.points}
        picture={thirdChairTall}
        onPhones="portrait"
      />
      <Section
        aside={
          <>
            <SectionHead label={expertise.label} title={expertise.title} />
            <AsidePicture picture={slab} />
          </>
        }
        layout="wideAside"
      >
        <RuledList items={expertise.items} />
      </Section>
      <Experience />
      <Values />
      <Section>
        <SectionHead label={testimonials.label} title={testimonials.title} text={testimonials.text} layout="spread" />
        <FirstTestimonials />
        <p className={more}>
          <Link href={href('clientStories')} tone="strong">
            {translate(testimonials.link)}
          </Link>
        </p>
      </Section>
      <Insights />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(callToAction.button)}
        </Button>
        <Link href={href('contact')} tone="light">
          {translate(callToAction.secondary)}
        </Link>
      </CallToAction>
    </>
  )
}
