import { Fragment, ViewTransition, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Remounts the content at each path, in a view transition where the browser supports it and reduced motion is not set.
 */
export function PageTransition({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  // The prerendered HTML would contain attributes of a transition that never runs.
  if (import.meta.env.SSR) return <Fragment key={pathname}>{children}</Fragment>
  const animation = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'auto'
  return (
    <ViewTransition key={pathname} default="none" enter={animation} exit={animation}>
      {children}
    </ViewTransition>
  )
}
