import type { ReactNode } from 'react'
import { banner, details, headline, type BannerTone } from './FormBanner.css.ts'

export type BannerContent = {
  readonly tone: BannerTone
  /** Text that screen readers announce. */
  readonly text: string
  /** Content below the headline, such as text and links; not announced. */
  readonly details?: ReactNode
}

/**
 * Status message above a form's buttons. It is the form's only live region and therefore in the page from the start,
 * empty; screen readers announce only the headline.
 */
export function FormBanner({ content }: { readonly content: BannerContent | undefined }) {
  return (
    <div className={banner[content?.tone ?? 'none']}>
      <p className={headline} role="status">
        {content?.text}
      </p>
      {content?.details !== undefined && <div className={details}>{content.details}</div>}
    </div>
  )
}
