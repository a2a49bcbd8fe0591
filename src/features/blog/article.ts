import { pictureAddress } from './pictureAddress.ts'
import type { Post } from './posts.ts'
import type { SectionHeading } from './sanitiser/nameSections.ts'
import { sanitiseArticle, type WindowLike } from './sanitiser/sanitiseArticle.ts'

/** A post with its sanitised text. */
export type FullArticle = Omit<Post, 'dirtyHtml' | 'featuredImage'> & {
  /** Number of words of the text, for reading time and structured data. */
  readonly words: number
  readonly headings: readonly SectionHeading[]
  /** Address of the social image: the editor's choice, else the first picture of the text; never an SVG, which no network shows. */
  readonly image: string | undefined
  readonly html: string
}

/** Sanitises a post; at build with jsdom's window, in the browser with its own. */
export function articleOf(post: Post, window: WindowLike): FullArticle {
  const { dirtyHtml, featuredImage, ...rest } = post
  const { html, headings, words, images } = sanitiseArticle(dirtyHtml, window, post.locale)
  const image = [featuredImage, ...images.map(pictureAddress)].find((it) => it !== undefined && !isSvg(it))
  return { ...rest, html, headings, words, image }
}

const isSvg = (address: string): boolean => /\.svgz?(?:[?#]|$)/i.test(address)
