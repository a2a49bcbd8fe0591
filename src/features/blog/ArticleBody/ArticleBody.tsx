import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { articleBodyId } from '../facts.ts'
import { loadedSanitiser, loadSanitiser } from '../sanitiser/loadSanitiser.ts'
import { markBrokenImages } from '../sanitiser/markBrokenImages.ts'
import { articleImages } from './brokenImages.css.ts'
import { body } from './ArticleBody.css.ts'
import './editorClasses.css.ts'

type Props = {
  /** Sanitised. */
  readonly html: string
  /** Whether the text stands in the document already: React then leaves it alone, and it is touched when it changes. */
  readonly isPrerendered?: boolean
}

/**
 * The text of a post. At build React prints it; in the browser the sanitiser alone writes it, because a string given to
 * React would not pass Trusted Types.
 */
export function ArticleBody({ html, isPrerendered = false }: Props) {
  const element = useRef<HTMLDivElement>(null)
  const [isTakenOver] = useState(
    () => import.meta.env.SSR || (isPrerendered && document.getElementById(articleBodyId) !== null),
  )
  const shown = useRef(isTakenOver ? html : '')
  useLayoutEffect(() => {
    if (shown.current === html) return
    shown.current = html
    const show = ({ insertArticle }: Awaited<ReturnType<typeof loadSanitiser>>) => {
      if (element.current !== null && shown.current === html) insertArticle(element.current, html)
    }
    const sanitiser = loadedSanitiser()
    if (sanitiser !== undefined) show(sanitiser)
    // Where its chunk is gone, as after a deploy: the document of the post holds the text, and needs no chunk to show it.
    else loadSanitiser().then(show, () => location.reload())
  }, [html])
  useEffect(() => (element.current === null ? undefined : markBrokenImages(element.current)), [])
  return (
    <div
      ref={element}
      id={articleBodyId}
      className={`${body} ${articleImages}`}
      suppressHydrationWarning
      // During hydration any value keeps React out of the element; it is never assigned.
      {...(isTakenOver ? { dangerouslySetInnerHTML: { __html: import.meta.env.SSR ? html : '' } } : {})}
    />
  )
}
