import type { Post, PostSummary } from './posts.ts'
import type { SectionHeading } from './sanitiser/nameSections.ts'
import { sanitiseArticle, type WindowLike } from './sanitiser/sanitiseArticle.ts'

/** A post as it is shown, without its text. */
export type Article = PostSummary & {
  readonly updatedAt: string
  /** Of the text, for reading time and structured data. */
  readonly words: number
  readonly headings: readonly SectionHeading[]
  /** For social networks: the one that an editor chose, else the first of the text. */
  readonly image: string | undefined
}
/** With its text as HTML that is safe to show. */
export type FullArticle = Article & { readonly html: string }

/** An address of the web or of this site; anything else that an editor wrote is no picture. */
const isPictureAddress = (address: string | undefined): address is string =>
  address !== undefined && /^(?:https:\/\/|\/(?!\/))/.test(address)

/** Makes a post fit to be shown; at build with jsdom's window, in the browser with its own. */
export function articleOf(post: Post, window: WindowLike): FullArticle {
  const { dirtyHtml, featuredImage, ...rest } = post
  const { html, headings, words, firstImage } = sanitiseArticle(dirtyHtml, window)
  return { ...rest, html, headings, words, image: [featuredImage, firstImage].find(isPictureAddress) }
}
