import { Button } from '../../components/Button/Button.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { testimonials } from '../../content/testimonials.ts'
import { FeatureBoundary } from '../../components/FeatureBoundary/FeatureBoundary.tsx'
import { contact } from '../../features/leads/contact.ts'
import { LeadForm } from '../../features/leads/LeadForm.tsx'
import { Testimonial } from '../../features/testimonials/Testimonial.tsx'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import type { Locale } from '../../i18n/locales.ts'
import { useMessage } from '../../i18n/Message.tsx'
import { env } from '../../lib/env.ts'
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx'
import { FormSection } from '../../sections/FormSection/FormSection.tsx'
import { SectionHead } from '../../sections/SectionHead/SectionHead.tsx'
import { PageHead } from '../../seo/PageHead.tsx'
import { Availability } from './Availability.tsx'
import { ContactHero } from './ContactHero.tsx'
import { voice } from './Contact.css.ts'
import { callToAction, consultationForm, meta, testimonial } from './copy.ts'
import { contactStructuredData } from './structuredData.ts'

/** The anchor that other pages link to. */
const formAnchor = 'consultation-form'

/** Whether the page lists our opening hours in US time zones. */
const hasHoursAbroad: Readonly<Record<Locale, boolean>> = { en: true, de: false }

export function Contact() {
  const translate = useMessage()
  const { locale } = useLanguage()
  return (
    <>
      <PageHead {...meta} structuredData={contactStructuredData} />
      <ContactHero />
      <Consultation />
      {hasHoursAbroad[locale] && <Availability />}
      <CallToAction title={callToAction.title} text={callToAction.text} tone="ruled">
        <Button href={env.schedulingUrl}>{translate(callToAction.button)}</Button>
      </CallToAction>
    </>
  )
}

function Consultation() {
  const copy = consultationForm
  return (
    <FormSection id={formAnchor} head={<SectionHead title={copy.title} text={copy.lead} />} below={<Voice />}>
      <FeatureBoundary>
        <LeadForm form={contact} />
      </FeatureBoundary>
    </FormSection>
  )
}

/** A client's testimonial about the first call. */
function Voice() {
  const translate = useMessage()
  const data = testimonials.find(({ isAboutFirstCall }) => isAboutFirstCall)
  if (data === undefined) return null
  return (
    <div className={voice}>
      <Heading level={2} size="label">
        {translate(testimonial.title)}
      </Heading>
      <Testimonial data={data} />
    </div>
  )
}
