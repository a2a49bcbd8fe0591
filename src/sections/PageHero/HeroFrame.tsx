import type { ReactNode } from 'react'
import { hero, inner } from './HeroFrame.css.ts'
import { Trail } from './Trail.tsx'

type Props = {
  /** A page with an opening of its own begins with its title. */
  readonly hasBreadcrumbs?: boolean
  readonly children: ReactNode
}

/** The column of an inner page's hero, with the page's breadcrumbs. */
export function HeroFrame({ hasBreadcrumbs = true, children }: Props) {
  return (
    <div className={hero}>
      <div className={inner}>
        {hasBreadcrumbs && <Trail />}
        {children}
      </div>
    </div>
  )
}
