import { testimonials } from '../../content/testimonials.ts'
import { Testimonial } from './Testimonial.tsx'
import { entry, list } from './FirstTestimonials.css.ts'

/** How many the page about us shows (specification, section 9). */
const shown = 3

/** The first testimonials, side by side and still. */
export function FirstTestimonials() {
  return (
    <ul className={list}>
      {testimonials.slice(0, shown).map((data) => (
        <li key={data.id} className={entry}>
          <Testimonial data={data} />
        </li>
      ))}
    </ul>
  )
}
