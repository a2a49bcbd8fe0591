import type { ReactNode } from 'react'
import { link, type LinkLook } from './Link.css.ts'

export type LinkProps = {
  /** Internal path or external URL; http(s) URLs open in a new tab, mailto: and tel: do not. */
  readonly href: string
  /** `plain` inherits the style of the surrounding text. */
  readonly look?: LinkLook
  readonly hrefLang?: string
  /** Media type of the target, for example of a feed. */
  readonly type?: string
  readonly id?: string
  /** Loads the target's document instead of navigating on the client. */
  readonly 'data-document'?: ''
  /** In a navigation: the item is the current page, or the section that contains the current page. */
  readonly current?: 'page' | 'section' | undefined
  readonly className?: string
  readonly onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  readonly children?: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
}

/** A link: internal ones navigate without a reload (src/app/useLinks.ts), external ones get `noopener`. */
export function Link({ href, look = 'text', current, className, ...rest }: LinkProps) {
  const props = {
    ...rest,
    className: [link[look], className].filter(Boolean).join(' '),
    ...(current === undefined ? {} : { 'aria-current': current === 'page' ? ('page' as const) : true }),
  }
  if (href.startsWith('http')) return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  return <a href={href} {...props} />
}
