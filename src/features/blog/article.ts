import type { Post, PostVersion } from './posts.ts'
import type { SectionHeading } from './sanitiser/nameSections.ts'
import { sanitiseArticle, type WindowLike } from './sanitiser/sanitiseArticle.ts'

/** A post without its text. */
export type Article = PostVersion & {
  /** Number of words of the text, for reading time and structured data. */
  readonly words: number
  readonly headings: readonly SectionHeading[]
  /** Address of the social image: the editor's choice, else the first picture of the text. */
  readonly image: string | undefined
}
/** With its sanitised text. */
export type FullArticle = Article & {
  readonly html: string
  /** The same as nodes, which the browser shows by copying them: no string has to be parsed, and sanitised, again. */
  readonly content: DocumentFragment
}

/** An https address or a path of this site; undefined for anything else. */
const isPictureAddress = (address: string | undefined): address is string =>
  address !== undefined && /^(?:https:\/\/|\/(?!\/))/.test(address)

/** Sanitises a post; at build with jsdom's window, in the browser with its own. */
export function articleOf(post: Post, window: WindowLike): FullArticle {
  const { dirtyHtml, featuredImage, ...rest } = post
  const { html, content, headings, words, firstImage } = sanitiseArticle(dirtyHtml, window)
  return { ...rest, html, content, headings, words, image: [featuredImage, firstImage].find(isPictureAddress) }
}
