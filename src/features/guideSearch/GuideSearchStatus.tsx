import { Link } from '../../components/Link/Link.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { copy } from './copy.ts'
import { list, notice, status } from './GuideSearchStatus.css.ts'
import { guideSearchId, type GuideSearchResult } from './useGuideSearch.ts'

/** Longest query that is repeated, characters. */
const longestQuote = 60
/** Most matches to choose from. */
const longestList = 6

type Props = {
  readonly result: GuideSearchResult | undefined
  readonly onChoose: (entry: GuideSearchResult['entries'][number]) => void
}

/** Announces the result of a search and lists several matches; empty without a query. */
export function GuideSearchStatus({ result, onChoose }: Props) {
  const translate = useMessage()
  const entries = result?.entries.slice(0, longestList) ?? []
  return (
    <div id={guideSearchId} className={status}>
      <div role="status">{result && <p className={notice}>{translate(...textOf(result))}</p>}</div>
      {entries.length > 1 && (
        <ul className={list} aria-label={translate(copy.list)}>
          {entries.map((entry) => (
            <li key={entry.target.anchor}>
              <Link href={`#${entry.target.anchor}`} onClick={() => onChoose(entry)}>
                {entry.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function textOf({ query, entries, shown }: GuideSearchResult): Parameters<ReturnType<typeof useMessage>> {
  const quoted = query.length > longestQuote ? `${query.slice(0, longestQuote)}…` : query
  if (shown === undefined) return [copy.none, { query: quoted }]
  const values = { query: quoted, title: shown.title }
  return entries.length === 1 ? [copy.found, values] : [copy.several, { ...values, count: entries.length }]
}
