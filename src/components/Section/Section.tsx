import type { ReactNode } from 'react'
import { inner, section, split, type SectionTone } from './Section.css.ts'

export type SectionProps = {
  /** Of the surface. A page has at most one `sea` section besides the footer. */
  readonly tone?: SectionTone
  /** For links to this part of the page. */
  readonly id?: string
  /** Id of the heading that names the section. */
  readonly labelledBy?: string
  /** What stands in the narrow column on the left: a label, a caption. */
  readonly aside?: ReactNode
  /** How the two columns share the width: 3 and 9 of 12, or 4 and 8 for an aside that holds the headline. */
  readonly shape?: 'narrowAside' | 'wideAside'
  readonly children: ReactNode
}

/** A full-width block: the page's rhythm, its surface and its margins; with `aside`, two columns. */
export function Section({ tone = 'limewash', id, labelledBy, aside, shape = 'narrowAside', children }: SectionProps) {
  return (
    <section className={section[tone]} id={id} aria-labelledby={labelledBy}>
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
