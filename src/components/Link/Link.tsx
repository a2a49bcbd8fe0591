import type { ComponentProps } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { savesData } from '../../lib/savesData.ts'
import { link, type LinkTone } from './Link.css.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Internal path or external URL; http(s) URLs open in a new tab, mailto: and tel: do not. */
  readonly href: string
  /** `plain` inherits the style of the surrounding text. */
  readonly tone?: LinkTone
  /** In a navigation: the item is the current page, or the section that contains the current page. */
  readonly current?: 'page' | 'section' | undefined
  /** Loads the target's document instead of navigating on the client. */
  readonly reloadDocument?: boolean
}

/** A link: React Router navigates along internal ones, external ones get `noopener`. */
export function Link({ href, tone = 'text', current, className, reloadDocument = false, ...rest }: LinkProps) {
  const props = {
    ...rest,
    className: [link[tone], className].filter(Boolean).join(' '),
    ...(current === undefined ? {} : { 'aria-current': current === 'page' ? ('page' as const) : true }),
  }
  if (href.startsWith('http')) return <a href={href} target="_blank" rel="noopener noreferrer" {...props} />
  if (!href.startsWith('/')) return <a href={href} {...props} />
  return <RouterLink to={href} reloadDocument={reloadDocument || savesData()} {...props} />
}
