import { Heading } from '../../components/Heading/Heading.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Section } from '../../components/Section/Section.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { arches } from '../../content/pictures/arches.ts'
import { testimonials } from '../../content/testimonials.ts'
import { Testimonial } from '../../features/testimonials/Testimonial.tsx'
import { Message, useMessage } from '../../i18n/Message.tsx'
import { stories } from './copy.ts'
import { beside, first, grid, head, picture, story, titles } from './Stories.css.ts'
import { Verification } from './Verification.tsx'

const [opening, ...others] = testimonials
const besidePicture = others.slice(0, 2)
const below = others.slice(2)

/** All client statements in a magazine layout, and how they are verified. */
export function Stories() {
  const translate = useMessage()
  return (
    <Section tone="plaster">
      <div className={head}>
        <div className={titles}>
          <Text look="label">{translate(stories.label)}</Text>
          <Heading level={2}>
            <Message of={stories.title} />
          </Heading>
        </div>
        <Text look="quiet">{translate(stories.lead)}</Text>
      </div>
      <div className={grid}>
        {opening && (
          <div className={`${story} ${first}`}>
            <Testimonial data={opening} size="lead" />
          </div>
        )}
        <Picture
          className={picture}
          source={arches.source}
          alt={translate(arches.alt)}
          sizes="(min-width: 64em) 55vw, (min-width: 48em) 50vw, 100vw"
        />
        {besidePicture.map((data) => (
          <div key={data.id} className={`${story} ${beside}`}>
            <Testimonial data={data} />
          </div>
        ))}
        {below.map((data) => (
          <div key={data.id} className={story}>
            <Testimonial data={data} />
          </div>
        ))}
      </div>
      <Verification />
    </Section>
  )
}
