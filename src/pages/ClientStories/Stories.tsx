import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { testimonials } from '../../content/testimonials.ts'
import { Testimonial } from '../../features/testimonials/Testimonial.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { large, quote, quotes } from './ClientStories.css.ts'
import { stories } from './copy.ts'
import { Verification } from './Verification.tsx'

/** All testimonials, the first two large, and how they are verified. */
export function Stories() {
  const translate = useMessage()
  if (testimonials.length === 0) return null
  return (
    <Section padding="below">
      <Heading level={2}>{translate(stories.title)}</Heading>
      <ul className={quotes}>
        {testimonials.map((data, at) => (
          <li key={data.id} className={at < 2 ? large : quote}>
            <Testimonial data={data} size={at < 2 ? 'large' : 'small'} />
          </li>
        ))}
      </ul>
      <Verification />
    </Section>
  )
}
