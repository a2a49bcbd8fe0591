import type { ReactNode } from 'react'
import { link, type LinkLook } from './Link.css.ts'

export type LinkProps = {
  /** A path of the site, or an address outside it: http(s) opens in a new tab, mailto: and tel: stay. */
  readonly href: string
  /** `plain` takes the look of what surrounds it. */
  readonly look?: LinkLook
  readonly hrefLang?: string
  readonly isCurrent?: boolean
  readonly className?: string
  readonly onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void
  readonly children?: ReactNode
  readonly 'aria-label'?: string
}

/** A link: within the site the app leads on without a reload (src/app/useLinks.ts), outside it leaves safely. */
export function Link({ href, look = 'text', isCurrent, className, ...rest }: LinkProps) {
  const props = {
    ...rest,
    className: [link[look], className].filter(Boolean).join(' '),
    ...(isCurrent === true ? { 'aria-current': 'page' as const } : {}),
  }
  if (href.startsWith('http')) return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  return <a href={href} {...props} />
}
