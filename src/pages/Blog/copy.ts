import { msg } from '@lingui/core/macro'

export const meta = {
  title: msg({
    message: 'Notes on buying in Mallorca',
    comment: 'Browser and search title of the blog, at most 50 characters',
  }),
  description: msg({
    message:
      'What we write down for our own clients: purchase costs, contracts, licenses and regions of Mallorca, explained by people who only buy.',
    comment: 'Search result text, 110 to 155 characters',
  }),
}

export const hero = {
  label: msg({ message: 'Blog', comment: 'Navigation' }),
  title: msg`Notes from <em>the buyer’s</em> side`,
  lead: msg`What we write down for our own clients, once it is useful to others: costs, contracts, licenses, regions.`,
}

export const empty = {
  title: msg({ message: 'Coming Soon', comment: 'The blog has no articles yet' }),
  text: msg`Our first market insights are being written. Until then the guide answers most of what buyers ask us.`,
  link: msg({ message: 'Open the Mallorca guide', comment: 'Link below "Coming Soon"' }),
}
