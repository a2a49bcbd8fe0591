import { letterOf } from '../../sections/LandingPage/letterOf.ts'
import { benefits } from './copy.ts'
import { leaders, letter, marks } from './VillaMarks.css.ts'

/** The letters of the benefits at the picture's edges, each with a line to the part of the villa that it is about. */
export function VillaMarks() {
  return (
    <div className={marks} aria-hidden="true">
      {benefits.items.map(({ id }, at) => (
        <span key={id} className={leaders[id]}>
          <span className={letter}>{letterOf(at)}</span>
        </span>
      ))}
    </div>
  )
}
