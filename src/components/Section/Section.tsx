import type { ReactNode } from 'react'
import { inner, padding as paddings, section, split, type SectionPadding, type SectionTone } from './Section.css.ts'

export type { SectionTone }
/** Props of a section in two columns. */
type WithAside = {
  /** Narrow column on the left, for a label, caption or headline. */
  readonly aside: ReactNode
  /** Column ratio: 3 to 9 of 12, or 4 to 8 if the aside contains the headline. */
  readonly layout?: 'narrowAside' | 'wideAside'
}
export type SectionProps = (WithAside | { readonly [Name in keyof WithAside]?: never }) & {
  /** Color of the surface. */
  readonly tone?: SectionTone
  /** Vertical padding: `both`, or `below` or `above` for a section whose surface (`tone`) is that of the section before or after it, so that the gap is not double. */
  readonly padding?: SectionPadding
  /** Anchor for links to this section. */
  readonly id?: string
  /** Id of the heading that names the section. */
  readonly labelledBy?: string
  readonly children: ReactNode
}

/** A full-width block with the page's vertical spacing, surface and margins; with `aside`, two columns. */
export function Section({ tone = 'limewash', padding = 'both', id, labelledBy, children, ...columns }: SectionProps) {
  const { aside, layout = 'narrowAside' } = columns
  return (
    <section className={`${section[tone]} ${paddings[padding]}`} id={id} aria-labelledby={labelledBy}>
      <div className={inner}>
        {aside === undefined ? (
          children
        ) : (
          <div className={split[layout]}>
            <div>{aside}</div>
            <div>{children}</div>
          </div>
        )}
      </div>
    </section>
  )
}
