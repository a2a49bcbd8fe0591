import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Locale } from '../../i18n/locales.ts'

export const meta = {
  title: msg({
    message: 'Articles on buying in Mallorca',
    comment: 'Browser and search title of the blog, at most 50 characters',
  }),
  description: msg({
    message:
      'What we write down for our own clients: purchase costs, contracts, licenses and regions of Mallorca, explained by advisers to buyers.',
    comment: 'Search result text, 110 to 155 characters',
  }),
  /** For the list's second page and up. */
  furtherTitle: msg({
    message: 'Articles on buying in Mallorca, page {page}',
    comment: 'Browser and search title of a further page of the blog, at most 50 characters',
  }),
  furtherDescription: msg({
    message:
      'Earlier articles for buyers of property in Mallorca, page {page}: purchase costs, contracts, licenses, taxes and regions of the island.',
    comment: 'Search result text of a further page of the blog, 110 to 155 characters',
  }),
  feed: msg({ message: '{company}: articles on buying in Mallorca', comment: 'Title of the RSS feed' }),
}

export const hero = {
  title: msg`Articles for <em>buyers</em>`,
  lead: msg`What we tell our own clients, in writing.`,
}

/** Headings of the posts in each language, on the blog in the other language. */
type PerLocale = Readonly<Record<Locale, MessageDescriptor>>

const others: PerLocale = {
  en: msg({ message: 'In English', comment: 'Heading above the English posts on the German blog page' }),
  de: msg({ message: 'In German', comment: 'Heading above the German posts on the English blog page' }),
}
const allOthers: PerLocale = {
  en: msg({ message: 'All English articles', comment: 'Link to the English blog' }),
  de: msg({ message: 'All German articles', comment: 'Link to the German blog' }),
}
export const list = {
  /** Accessible name of the list. */
  title: msg({ message: 'Articles', comment: 'Heading of the list of blog posts, for screen readers' }),
  page: msg({ message: 'Page {page}', comment: 'Above a further page of the list of blog posts' }),
  others,
  allOthers,
  feed: msg({ message: 'RSS feed', comment: 'Link to the RSS feed of the blog' }),
}

export const empty = {
  title: msg({ message: 'Coming Soon', comment: 'The blog has no articles yet' }),
  text: msg`Our first market insights are being written. Until then the guide answers most of what buyers ask us.`,
  link: msg({ message: 'Open the Mallorca guide', comment: 'Link below "Coming Soon"' }),
}

export const failed = {
  title: msg({ message: 'The articles are out of reach', comment: 'The list of blog posts could not be loaded' }),
  text: msg`The list could not be loaded just now. Loading the page again usually helps.`,
  link: msg({ message: 'Load the page again', comment: 'Link below the notice that the blog could not be loaded' }),
}

export const callToAction = {
  title: msg({ message: 'Still have a question?', comment: 'Headline at the end of the blog' }),
  text: msg`Tell us which house, region or rule it’s about. We’ll answer in English or German.`,
  button: msg({ message: 'Write to us', comment: 'Link to the contact form' }),
}
