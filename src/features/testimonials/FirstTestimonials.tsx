import { testimonials } from '../../content/testimonials.ts'
import { Testimonial } from './Testimonial.tsx'
import { entry, list } from './FirstTestimonials.css.ts'

/** Testimonials on the page about us (docs/product.md, "Numbers"). */
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
