import type { ReactNode } from 'react'
import { useMessage } from '../../i18n/useMessage.ts'
import { ConsentSlot } from '../ConsentSlot.tsx'
import { layout as copy } from './copy.ts'
import { Header } from './Header.tsx'
import { body, frame, skipLink } from './Layout.css.ts'

type Props = {
  /** Main content and footer. */
  readonly children: ReactNode
  /** The ways to reach us that stay in the viewport. */
  readonly contact: ReactNode
}

/** The frame of every page; stays mounted across navigations. */
export function Layout({ children, contact }: Props) {
  const translate = useMessage()
  return (
    <div className={frame}>
      <a className={skipLink} href="#content">
        {translate(copy.skip)}
      </a>
      {__HAS_ADS__ && <ConsentSlot />}
      <Header />
      {/* Only in the prerendered page: src/app/hydration/hydrated.ts removes it. */}
      <div className={body} suppressHydrationWarning {...(import.meta.env.SSR ? { 'data-prerendered': '' } : {})}>
        {children}
        {contact}
      </div>
    </div>
  )
}
