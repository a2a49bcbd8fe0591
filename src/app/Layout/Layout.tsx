import type { ReactNode } from 'react'
import { useMessage } from '../../i18n/useMessage.ts'
import { ConsentSlot } from '../ConsentSlot.tsx'
import { layout as copy } from './copy.ts'
import { Header } from './Header.tsx'
import { body, frame, skipLink } from './Layout.css.ts'

/** The frame of every page: skip link and header, and the place of what is taken over later (Body.tsx). */
export function Layout({ children }: { readonly children: ReactNode }) {
  const translate = useMessage()
  return (
    <div className={frame}>
      <a className={skipLink} href="#content">
        {translate(copy.skip)}
      </a>
      {__HAS_ADS__ && <ConsentSlot />}
      <Header />
      {/* The mark of src/app/adoption.ts stands in the prerendered page only. */}
      <div className={body} {...(import.meta.env.SSR ? { 'data-prerendered': '' } : {})}>
        {children}
      </div>
    </div>
  )
}
