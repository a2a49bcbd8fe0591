import { msg } from '@lingui/core/macro'

export const card = {
  read: msg({ message: 'Read Full Article', comment: 'Link below the summary of a blog post' }),
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

export const share = {
  title: msg({ message: 'Pass it on', comment: 'Heading above links that share a blog post' }),
  email: msg({ message: 'By email', comment: 'Link that shares a blog post' }),
  whatsApp: msg({ message: 'By WhatsApp', comment: 'Link that shares a blog post' }),
  copy: msg({ message: 'Copy the link', comment: 'Button that copies the address of a blog post' }),
  copied: msg({ message: 'Link copied', comment: 'Said after the address of a blog post was copied' }),
  notCopied: msg({
    message: 'The browser did not allow copying. The address is {link}',
    comment: 'Said when the address of a blog post could not be copied',
  }),
  more: msg({ message: 'Share …', comment: 'Button that opens the sharing menu of the phone' }),
}

export const relatedPosts = {
  label: msg({ message: 'More articles', comment: 'Screen reader name of the links to the newer and the older post' }),
  newer: msg({ message: 'Newer', comment: 'Above the title of the next newer blog post' }),
  older: msg({ message: 'Older', comment: 'Above the title of the next older blog post' }),
  related: msg({ message: 'Also worth reading', comment: 'Heading above up to three other blog posts' }),
}

export const loading = {
  list: msg({ message: 'The articles are being loaded.', comment: 'For screen readers, while the blog loads' }),
  post: msg({ message: 'The article is being loaded.', comment: 'For screen readers, while a blog post loads' }),
}
