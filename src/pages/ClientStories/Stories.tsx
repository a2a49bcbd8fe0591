import { Heading } from '../../components/Heading/Heading.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { testimonials } from '../../content/testimonials.ts'
import { Testimonial } from '../../features/testimonials/Testimonial.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { stories } from './copy.ts'
import { first, grid, head, story, titles } from './Stories.css.ts'
import { Verification } from './Verification.tsx'

const [opening, ...others] = testimonials

/** All client statements in a magazine layout, and how they are verified. */
export function Stories() {
  const translate = useMessage()
  return (
    <Section tone="plaster">
      <div className={head}>
        <div className={titles}>
          <Text size="label">{translate(stories.label)}</Text>
          <Heading level={2}>
            <Message of={stories.title} />
          </Heading>
        </div>
        <Text tone="quiet">{translate(stories.lead)}</Text>
      </div>
      <div className={grid}>
        {opening && (
          <div className={`${story} ${first}`}>
            <Testimonial data={opening} size="lead" />
          </div>
        )}
        {others.map((data) => (
          <div key={data.id} className={story}>
            <Testimonial data={data} />
          </div>
        ))}
      </div>
      <Verification />
    </Section>
  )
}
