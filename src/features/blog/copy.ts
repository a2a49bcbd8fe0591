import { msg } from '@lingui/core/macro'

export const card = {
  read: msg({ message: 'Read full article', comment: 'Link below the summary of a blog post' }),
}

export const meta = {
  readingTime: msg({
    message: '{minutes}-minute read',
    comment: 'Next to the date of a blog post; minutes is a number',
  }),
}

export const pagination = {
  label: msg({
    message: 'Pages of the blog',
    comment: 'Screen reader name of the page numbers below the list of posts',
  }),
  newer: msg({ message: 'Newer articles', comment: 'Link to the previous page of the list of posts' }),
  older: msg({ message: 'Older articles', comment: 'Link to the next page of the list of posts' }),
  page: msg({ message: 'Page {number}', comment: 'Screen reader name of a link to a page of the list of posts' }),
}

export const contents = {
  title: msg({ message: 'In this article', comment: 'Heading above links to the parts of a blog post' }),
}

export const relatedPosts = {
  title: msg({ message: 'Also worth reading', comment: 'Heading above the titles of two other blog posts' }),
}

export const loading = {
  list: msg({ message: 'The articles are being loaded.', comment: 'For screen readers, while the blog loads' }),
  post: msg({ message: 'The article is being loaded.', comment: 'For screen readers, while a blog post loads' }),
}
