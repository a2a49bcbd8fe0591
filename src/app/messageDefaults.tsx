import type { I18n } from '@lingui/core'
import type { ReactElement } from 'react'
import { Link } from '../components/Link/Link.tsx'
import { formatFacts } from '../content/formatFacts.ts'
import { translatePlain, type MessageDefaults } from '../i18n/Message.tsx'
import type { Locale } from '../i18n/locales.ts'
import { hrefFor } from '../routing/manifest.ts'
import type { PageId } from '../routing/paths.ts'

/** Pages that a message may link to with a tag of this name: "see <pricing>what it costs</pricing>". */
const linkTags: Readonly<Record<string, PageId>> = {
  about: 'about',
  services: 'services',
  guide: 'guide',
  stories: 'stories',
  pricing: 'pricing',
  contact: 'contact',
  blog: 'blog',
  legal: 'legalNotice',
  privacy: 'dataPrivacy',
}

/** Facts and inline elements that every message of a language can use. */
export function messageDefaults(locale: Locale, i18n: I18n): MessageDefaults {
  const links = Object.entries(linkTags).map(([tag, page]): [string, ReactElement] => [
    tag,
    <Link key={tag} href={hrefFor(page, locale)} />,
  ])
  return {
    values: formatFacts(locale, (message, values = {}) => translatePlain(i18n, message, values)),
    components: { em: <em />, strong: <strong />, ...Object.fromEntries(links) },
  }
}
