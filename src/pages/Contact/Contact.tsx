import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { street } from '../../content/pictures/street.ts'
import { testimonials } from '../../content/testimonials.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { ContactForm } from '../../features/contact/ContactForm.tsx'
import { Testimonial } from '../../features/testimonials/Testimonial.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { SplitHero } from '../../sections/PageHero/SplitHero.tsx'
import { Steps } from '../../sections/Steps/Steps.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { usePage } from '../../seo/usePage.ts'
import { Availability } from './Availability.tsx'
import { ContactCards } from './ContactCards.tsx'
import { consultation, formArea, intro, next } from './Contact.css.ts'
import { callToAction, consultationForm, hero, meta, testimonial } from './copy.ts'
import { contactStructuredData } from './structuredData.ts'

/** The anchor that other pages link to. */
const formAnchor = 'consultation-form'

/** Whether the page lists our opening hours in US time zones. */
const hasHoursAbroad: Readonly<Record<Locale, boolean>> = { en: true, de: false }

export function Contact() {
  const translate = useMessage()
  const { locale } = usePage()
  return (
    <>
      <PageHead {...meta} structuredData={contactStructuredData} />
      <SplitHero label={hero.label} title={hero.title} lead={hero.lead} picture={street} width="half">
        <ContactCards />
      </SplitHero>
      <Consultation />
      <Voice />
      {hasHoursAbroad[locale] && <Availability />}
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <Button href={env.schedulingUrl} tone="light">
          {translate(callToAction.button)}
        </Button>
      </CallToAction>
    </>
  )
}

function Consultation() {
  const translate = useMessage()
  const copy = consultationForm
  return (
    <Section tone="plaster" id={formAnchor}>
      <div className={consultation}>
        <div className={intro}>
          <Text size="label">{translate(copy.label)}</Text>
          <Heading level={2}>
            <Message of={copy.title} />
          </Heading>
          <Text size="lead">
            <Message of={copy.lead} />
          </Text>
        </div>
        <div className={formArea}>
          <FeatureBoundary>
            <ContactForm />
          </FeatureBoundary>
        </div>
        <div className={next}>
          <Text size="label">{translate(copy.nextTitle)}</Text>
          <Steps items={copy.next} />
        </div>
      </div>
    </Section>
  )
}

/** A client's testimonial about the first call. */
function Voice() {
  const translate = useMessage()
  const data = testimonials.find(({ id }) => id === 'family-vienna')
  if (data === undefined) return null
  return (
    <Section
      aside={
        <div className={intro}>
          <Text size="label">{translate(testimonial.label)}</Text>
          <Heading level={2}>
            <Message of={testimonial.title} />
          </Heading>
        </div>
      }
      layout="wideAside"
    >
      <Testimonial data={data} size="alone" />
    </Section>
  )
}
