import { useEffect, useMemo, useRef } from 'react'
import { trustedHtml } from '../../../lib/trustedHtml.ts'
import { markBrokenImages } from '../sanitiser/markBrokenImages.ts'
import { articleImages } from './brokenImages.css.ts'
import { body } from './ArticleBody.css.ts'
import './editorClasses.css.ts'

/** The text of a post. `html` is sanitised. */
export function ArticleBody({ html }: { readonly html: string }) {
  const element = useRef<HTMLDivElement>(null)
  // React sets another object as HTML again, which would undo a translation of the page.
  const content = useMemo(() => ({ __html: trustedHtml(html) }), [html])
  useEffect(() => (element.current === null ? undefined : markBrokenImages(element.current)), [])
  return <div ref={element} id="article" className={`${body} ${articleImages}`} dangerouslySetInnerHTML={content} />
}
