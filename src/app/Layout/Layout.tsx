import type { ReactNode } from 'react'
import { useMessage } from '../../i18n/Message.tsx'
import { landingPages } from '../../routing/paths.ts'
import { usePage } from '../../seo/usePage.ts'
import { ConsentSlot } from '../ConsentSlot.tsx'
import { ContactWidget } from './ContactWidget.tsx'
import { layout as copy } from './copy.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { content, frame, skipLink } from './Layout.css.ts'
import { MobileBar } from './MobileBar.tsx'

/** The frame of every page: skip link, header, content, footer, and the ways to reach us that stay in view. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const translate = useMessage()
  const { page } = usePage()
  return (
    <div className={frame}>
      <a className={skipLink} href="#content">
        {translate(copy.skip)}
      </a>
      {__HAS_ADS__ && <ConsentSlot />}
      <Header />
      {/* The mark of src/app/adoption.ts stands in the prerendered page only. */}
      <main id="content" className={content} tabIndex={-1} {...(import.meta.env.SSR ? { 'data-prerendered': '' } : {})}>
        {children}
      </main>
      {landingPages.has(page) ? <LandingFooter /> : <Footer />}
      <ContactWidget />
      <MobileBar />
    </div>
  )
}
