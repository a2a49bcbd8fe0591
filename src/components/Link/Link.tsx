import type { ReactNode } from 'react'
import { link, type LinkLook } from './Link.css.ts'

export type LinkProps = {
  /** A path of the site, or an address outside it: http(s) opens in a new tab, mailto: and tel: stay. */
  readonly href: string
  /** `plain` takes the look of what surrounds it. */
  readonly look?: LinkLook
  readonly hrefLang?: string
  /** Media type of the target, for instance of a feed. */
  readonly type?: string
  readonly id?: string
  /** The browser loads the target's document instead of navigating within the app. */
  readonly 'data-document'?: ''
  /** In a navigation: the item is the page that is shown, or that page stands in the section below the item. */
  readonly current?: 'page' | 'section' | undefined
  readonly className?: string
  readonly onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  readonly children?: ReactNode
  readonly 'aria-label'?: string
  readonly 'aria-labelledby'?: string
}

/** A link: within the site the app leads on without a reload (src/app/useLinks.ts), outside it leaves safely. */
export function Link({ href, look = 'text', current, className, ...rest }: LinkProps) {
  const props = {
    ...rest,
    className: [link[look], className].filter(Boolean).join(' '),
    ...(current === undefined ? {} : { 'aria-current': current === 'page' ? ('page' as const) : true }),
  }
  if (href.startsWith('http')) return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  return <a href={href} {...props} />
}
