import { use, useMemo, type ReactNode } from 'react'
import { MessageDefaultsContext } from '../../i18n/useMessage.ts'
import { landingPages } from '../../routing/pageKinds.ts'
import { usePage } from '../../seo/usePage.ts'
import { messageComponents } from '../messageComponents.tsx'
import { ContactWidget } from './ContactWidget.tsx'
import { Footer } from './Footer.tsx'
import { LandingFooter } from './LandingFooter.tsx'
import { content } from './Layout.css.ts'
import { Letterhead } from './Letterhead.tsx'
import { MobileBar } from './MobileBar.tsx'
import { Offline } from './Offline.tsx'

/** The main landmark and the footer of every page, and its letterhead on paper. */
export function Main({ children }: { readonly children: ReactNode }) {
  const { page } = usePage()
  return (
    <WithMessageComponents>
      <Letterhead />
      <main id="content" className={content} tabIndex={-1}>
        {children}
      </main>
      {landingPages.has(page) ? <LandingFooter /> : <Footer />}
    </WithMessageComponents>
  )
}

/** The ways to reach us that stay in the viewport. */
export function Contact() {
  return (
    <WithMessageComponents>
      <ContactWidget />
      <MobileBar />
      <Offline />
    </WithMessageComponents>
  )
}

/** The header has plain messages only, so the components that messages may contain are not part of its chunk. */
function WithMessageComponents({ children }: { readonly children: ReactNode }) {
  const { locale } = usePage()
  const { values } = use(MessageDefaultsContext)
  const defaults = useMemo(() => ({ values, components: messageComponents(locale) }), [values, locale])
  return <MessageDefaultsContext value={defaults}>{children}</MessageDefaultsContext>
}
