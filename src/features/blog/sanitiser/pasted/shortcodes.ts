import { textsIn } from './nodes.ts'

/** An attribute of a WordPress shortcode, with quotation marks as typographic plugins leave them. */
const attribute = String.raw`\s+[\w-]+\s*=\s*(?:"[^"\]]*"|'[^'\]]*'|[“”„″‘’«»][^\]]*?[“”″‘’«»]|[^\s\]"']+)`
/** `[gallery ids="1,2"]`, `[/caption]`, `[vc_row]`, `[gallery]`; not `[1]`, `[sic]`, `[…]`. */
export const shortcode = new RegExp(
  String.raw`\[/[a-z][\w-]*\]|\[[a-z][\w-]*(?:${attribute})+\s*/?\]|\[(?:gallery|playlist|audio|video|embed|caption|toc|more)\s*/?\]|\[(?:vc|et_pb|fusion|av|su|elementor)_[\w-]*[^\]]*\]`,
  'gi',
)
const opening = /\[([a-z][\w-]*)\]/gi

/** Removes the shortcodes of WordPress from the text; what is between them stays. */
export function removeShortcodes(article: Element): void {
  const whole = article.textContent
  if (!whole.includes('[')) return
  const closed = new Set([...whole.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name?.toLowerCase()))
  for (const text of textsIn(article)) {
    if (!text.data.includes('[') || text.parentElement?.closest('code, pre') != null) continue
    text.data = text.data
      .replace(opening, (it, name: string) => (closed.has(name.toLowerCase()) ? '' : it))
      .replace(shortcode, '')
  }
}

/** A picture with its caption, which WordPress writes as a shortcode, as the figure that it is. */
export const readCaptions = (html: string): string =>
  html.replace(
    /\[caption[^\]]*\]([\s\S]*?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*?)\[\/caption\]/gi,
    '<figure>$1<figcaption>$2</figcaption></figure>',
  )
