import type { ReactNode } from 'react'
import { Link } from '../../components/Link/Link.tsx'
import { openCookieSettings } from '../../lib/cookieSettings.ts'
import type { Tags } from '../../sections/Document/Paragraphs.tsx'
import { settings } from './tags.css.ts'

/** The Spanish data protection authority (AEPD), which supervises the controller. */
const authorityUrl = 'https://www.aepd.es'
const optOutUrl = 'https://tools.google.com/dlpage/gaoptout'

/** Reopens the cookie settings. */
function SettingsButton({ children }: { readonly children?: ReactNode }) {
  return (
    <button type="button" className={settings} onClick={openCookieSettings}>
      {children}
    </button>
  )
}

/** Elements for the tags in the privacy notice's messages. */
export const tags: Tags = {
  authority: <Link href={authorityUrl} />,
  optOut: <Link href={optOutUrl} />,
  objection: <Link href="#rights" />,
  settings: <SettingsButton />,
}
