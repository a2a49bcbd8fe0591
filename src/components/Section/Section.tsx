import type { ReactNode } from 'react'
import type { AllOrNone } from '../../lib/allOrNone.ts'
import { inner, padding as paddings, section, split, type SectionPadding, type SectionTone } from './Section.css.ts'

export type { SectionTone }
/** In two columns. */
type WithAside = AllOrNone<{
  /** The narrow column on the left: a label, a caption, a headline. */
  readonly aside: ReactNode
  /** How the two columns share the width: 3 and 9 of 12, or 4 and 8 for an aside that holds the headline. */
  readonly shape?: 'narrowAside' | 'wideAside'
}>
export type SectionProps = WithAside & {
  /** Of the surface. A page has at most one `sea` section besides the footer. */
  readonly tone?: SectionTone
  /** On which sides the section keeps its distance from its neighbors. */
  readonly padding?: SectionPadding
  /** For links to this part of the page. */
  readonly id?: string
  /** Id of the heading that names the section. */
  readonly labelledBy?: string
  readonly children: ReactNode
}

/** A full-width block: the page's rhythm, its surface and its margins; with `aside`, two columns. */
export function Section({ tone = 'limewash', padding = 'both', id, labelledBy, children, ...columns }: SectionProps) {
  const { aside, shape = 'narrowAside' } = columns
  return (
    <section className={`${section[tone]} ${paddings[padding]}`} id={id} aria-labelledby={labelledBy}>
      <div className={inner}>
        {aside === undefined ? (
          children
        ) : (
          <div className={split[shape]}>
            <div>{aside}</div>
            <div>{children}</div>
          </div>
        )}
      </div>
    </section>
  )
}
