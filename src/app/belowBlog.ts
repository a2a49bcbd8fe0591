/** The attribute of the root element of 404.html in which the build lists the addresses of the blog. */
export const blogMark = 'data-blog'

/** Whether a host has answered an address below the blog with 404.html: it may be that of a post that is newer than the build. */
export const isBelowBlog = (): boolean =>
  document.documentElement
    .getAttribute(blogMark)
    ?.split(' ')
    .some((list) => location.pathname.startsWith(`${list}/`)) ?? false
