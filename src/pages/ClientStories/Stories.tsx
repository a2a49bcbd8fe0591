import { Heading } from '../../components/Heading/Heading.tsx'
import { testimonials } from '../../content/testimonials.ts'
import { Testimonial } from '../../features/testimonials/Testimonial.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { margin, quote, quotes } from './ClientStories.css.ts'
import { stories } from './copy.ts'
import { Verification } from './Verification.tsx'

/** All testimonials, in the margin of the case, and how they are verified. */
export function Stories() {
  const translate = useMessage()
  if (testimonials.length === 0) return null
  return (
    <>
      <div className={margin}>
        <Heading level={2} size="chapter">
          {translate(stories.title)}
        </Heading>
        <ul className={quotes}>
          {testimonials.map((data) => (
            <li key={data.id} className={quote}>
              <Testimonial data={data} />
            </li>
          ))}
        </ul>
      </div>
      <Verification />
    </>
  )
}
