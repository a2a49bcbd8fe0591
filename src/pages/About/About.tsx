import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { testimonials as allTestimonials } from '../../content/testimonials.ts'
import { FirstTestimonials } from '../../features/testimonials/FirstTestimonials.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { RuledList } from '../../sections/RuledList/RuledList.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { useHref } from '../../routing/usePage.ts'
import { figures, headline, lists, more, paragraphs, row, ruled, tableAside } from './About.css.ts'
import { callToAction, expertise, insights, meta, mission, story, testimonials, values } from './copy.ts'
import { FoundersHero } from './FoundersHero.tsx'
import { Experience } from './Experience.tsx'
import { Places } from './Places.tsx'
import { aboutStructuredData } from './structuredData.ts'

export function About() {
  const translate = useMessage()
  const href = useHref()
  return (
    <>
      <PageHead {...meta} structuredData={aboutStructuredData} />
      <FoundersHero />
      <Section padding="below" aside={<Heading level={2}>{translate(story.title)}</Heading>} layout="wideAside">
        <div className={paragraphs}>
          {story.paragraphs.map((paragraph) => (
            <Text key={paragraph.id}>
              <Message of={paragraph} />
            </Text>
          ))}
        </div>
        <div className={figures}>
          <Experience />
        </div>
      </Section>
      <Section
        tone="plaster"
        aside={
          <div className={tableAside}>
            <Heading level={2}>{translate(mission.title)}</Heading>
            <Places />
          </div>
        }
        layout="wideAside"
      >
        <RuledList items={mission.points} />
      </Section>
      <Section>
        <div className={lists}>
          {[expertise, values].map(({ title, items }) => (
            <div key={title.id}>
              <div className={headline}>
                <Heading level={2} size="chapter">
                  {translate(title)}
                </Heading>
              </div>
              <ul className={ruled}>
                {items.map((item) => (
                  <li key={item.id} className={row}>
                    <Message of={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </Section>
      <Voices />
      <Section
        padding="below"
        layout="wideAside"
        aside={
          <Heading level={2} size="chapter">
            {translate(insights.title)}
          </Heading>
        }
      >
        <ul className={ruled}>
          {insights.items.map(({ id, link }) => (
            <li key={id} className={row}>
              <Link href={href(id)} tone="strong">
                {translate(link)}
              </Link>
            </li>
          ))}
        </ul>
      </Section>
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

/** The first testimonials; no section without any. */
function Voices() {
  const translate = useMessage()
  const href = useHref()
  if (allTestimonials.length === 0) return null
  return (
    <Section tone="ruled">
      <div className={headline}>
        <Heading level={2} size="chapter">
          {translate(testimonials.title)}
        </Heading>
      </div>
      <FirstTestimonials />
      <p className={more}>
        <Link href={href('clientStories')} tone="strong">
          {translate(testimonials.link)}
        </Link>
      </p>
    </Section>
  )
}
