import type { ReactNode } from 'react'
import { banner, details, headline, type BannerTone } from './FormBanner.css.ts'

export type BannerContent = {
  readonly tone: BannerTone
  /** What is announced. */
  readonly text: string
  /** What stands below, for reading and choosing. */
  readonly details?: ReactNode
}

/**
 * What a form has to say, right above its buttons. It is the form's one live region, so it is in the page, empty, from
 * the start; only its headline is announced.
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
