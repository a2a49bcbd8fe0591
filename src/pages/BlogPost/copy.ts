import { msg } from '@lingui/core/macro'

export const hero = {
  back: msg({ message: 'Back to the articles', comment: 'Link from a blog post to the list' }),
  breadcrumbs: msg({
    message: 'Breadcrumbs',
    comment: 'Screen reader name of the path from the home page to this one',
  }),
}

export const footer = {
  text: msg({
    message: 'Tell us what you have in mind. One of the founders will reply.',
    comment: 'The sentence after every blog post, above a button',
  }),
  published: msg({ message: 'Published', comment: 'Before the date at the end of a blog post' }),
  more: msg({ message: 'View more articles', comment: 'Button at the end of a blog post' }),
  contact: msg({ message: 'Contact us', comment: 'Button at the end of a blog post' }),
}

export const missing = {
  title: msg({ message: 'Article Not Found', comment: 'Headline where a blog post does not exist' }),
  text: msg`The blog post you're looking for doesn't exist or has been removed.`,
  metaTitle: msg({
    message: 'Article not found',
    comment: 'Browser title where a blog post does not exist, at most 50 characters',
  }),
}

/** Additional messages if the database did not answer. */
export const unreachable = {
  text: msg({
    message: 'The article could not be reached just now, although it may exist. Please try again in a moment.',
    comment: 'Below “Article Not Found”, where the database did not answer',
  }),
  retry: msg({ message: 'Try again', comment: 'Button below the notice that a blog post could not be reached' }),
}

export const loading = {
  title: msg({
    message: 'An article from our blog',
    comment: 'Browser title while a blog post loads, at most 50 characters',
  }),
  description: msg({
    message: 'An article for buyers of property in Mallorca.',
    comment: 'Description of a blog post while it loads',
  }),
}
