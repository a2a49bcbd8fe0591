import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { FullArticle } from '../article.ts'
import { articleBodyId } from '../blogData.ts'
import { markBrokenImages } from '../sanitiser/markBrokenImages.ts'
import { articleImages } from './brokenImages.css.ts'
import { body } from './ArticleBody.css.ts'
import './editorClasses.css.ts'

type Props = Pick<FullArticle, 'html' | 'content'> & {
  /** Whether the document already contains the text, which then stays untouched until it changes. */
  readonly isPrerendered?: boolean
}

/**
 * The text of a post. At build React prints it as a string; the browser inserts nodes, because React would assign the
 * string, which Trusted Types refuse.
 */
export function ArticleBody({ html, content, isPrerendered = false }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const [isPrinted] = useState(
    () => import.meta.env.SSR || (isPrerendered && document.getElementById(articleBodyId) !== null),
  )
  const shown = useRef(isPrinted ? html : '')
  useLayoutEffect(() => {
    if (shown.current === html) return
    shown.current = html
    element.current?.replaceChildren(document.importNode(content, true))
  }, [html, content])
  useEffect(() => (element.current === null ? undefined : markBrokenImages(element.current)), [])
  return (
    <div
      ref={element}
      id={articleBodyId}
      className={`${body} ${articleImages}`}
      suppressHydrationWarning
      // In the browser the value is not used: it only makes React keep the children of the element.
      {...(isPrinted ? { dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? html : '' } } : {})}
    />
  )
}
