import { matchBlogPath } from '../routing/blogPaths.ts'

/** The attribute with which the build marks the root element of 404.html. */
export const notFoundMark = 'data-not-found'

/** Whether a host has answered the address of a post, or of a page of the list, with 404.html: it may be newer than the build. */
export const isNewerThanBuild = (): boolean =>
  document.documentElement.hasAttribute(notFoundMark) && matchBlogPath(location.pathname) !== undefined
