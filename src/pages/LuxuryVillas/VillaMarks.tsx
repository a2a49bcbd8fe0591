import { letterOf } from '../../sections/LandingPage/letterOf.ts'
import { benefits } from './copy.ts'
import { mark, marks, places } from './VillaMarks.css.ts'

/** The letters of the benefits, on the parts of the villa that they are about. */
export function VillaMarks() {
  return (
    <div className={marks} aria-hidden="true">
      {benefits.items.map(({ id }, at) => (
        <span key={id} className={`${mark} ${places[id]}`}>
          {letterOf(at)}
        </span>
      ))}
    </div>
  )
}
