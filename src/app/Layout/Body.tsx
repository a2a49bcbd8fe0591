import { use, useMemo, type ReactNode } from 'react'
import { MessageDefaultsContext } from '../../i18n/useMessage.ts'
import { landingPages } from '../../routing/paths.ts'
import { usePage } from '../../seo/usePage.ts'
import { messageComponents } from '../messageComponents.tsx'
import { ContactWidget } from './ContactWidget.tsx'
import { Footer } from './Footer.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { content } from './Layout.css.ts'
import { MobileBar } from './MobileBar.tsx'

/** What stands below the header of every page: its content, the footer, and the ways to reach us that stay in view. */
export function Body({ children }: { readonly children: ReactNode }) {
  const { page, locale } = usePage()
  const { values } = use(MessageDefaultsContext)
  const defaults = useMemo(() => ({ values, components: messageComponents(locale) }), [values, locale])
  return (
    <MessageDefaultsContext value={defaults}>
      <main id="content" className={content} tabIndex={-1}>
        {children}
      </main>
      {landingPages.has(page) ? <LandingFooter /> : <Footer />}
      <ContactWidget />
      <MobileBar />
    </MessageDefaultsContext>
  )
}
