import type { ReactElement } from 'react'
import { Link } from '../components/Link/Link.tsx'
import type { MessageDefaults } from '../i18n/useMessage.ts'
import type { Locale } from '../i18n/locales.ts'
import { hrefFor } from '../routing/manifest.ts'
import type { PageId } from '../routing/paths.ts'

/** Pages that a message may link to with a tag of this name: "see <pricing>what it costs</pricing>". */
const linkTags: Readonly<Record<string, PageId>> = {
  about: 'about',
  services: 'services',
  search: 'aiSearch',
  shopping: 'personalShopping',
  analysis: 'investmentAnalysis',
  representation: 'buyerRepresentation',
  guide: 'guide',
  stories: 'clientStories',
  pricing: 'pricing',
  privacy: 'dataPrivacy',
}

/** Inline elements that every message can use. Facts are filled in at build (scripts/build/vite/messageFacts.ts). */
export function messageComponents(locale: Locale): MessageDefaults['components'] {
  const links = Object.entries(linkTags).map(([tag, page]): [string, ReactElement] => [
    tag,
    <Link key={tag} href={hrefFor(page, locale)} />,
  ])
  return { em: <em />, ...Object.fromEntries(links) }
}
