import { Link } from '../../../components/Link/Link.tsx'
import { useMessage } from '../../../i18n/Message.tsx'
import { contents as copy } from '../copy.ts'
import type { SectionHeading } from '../sanitiser/nameSections.ts'
import { contents, entries, title } from './Contents.css.ts'

/** Minimum number of sections for a table of contents. */
const worthwhile = 4

/** Table of contents of a long article: next to it on wide screens, collapsed above it on narrow ones. */
export function Contents({ headings }: { readonly headings: readonly SectionHeading[] }) {
  const translate = useMessage()
  const parts = headings.filter(({ level }) => level === 2)
  if (parts.length < worthwhile) return null
  return (
    <nav aria-labelledby="in-this-article">
      <details className={contents}>
        <summary className={title} id="in-this-article">
          {translate(copy.title)}
        </summary>
        <ol className={entries}>
          {parts.map(({ id, text }) => (
            <li key={id}>
              <Link href={`#${id}`} tone="entry">
                {text}
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
