import type { ReactNode } from 'react'
import { hero, inner } from './HeroFrame.css.ts'
import { Trail } from './Trail.tsx'

/** The column of an inner page's hero, with the page's breadcrumbs. */
export function HeroFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={hero}>
      <div className={inner}>
        <Trail />
        {children}
      </div>
    </div>
  )
}
