import { useMessage } from '../../i18n/Message.tsx'
import { copy } from './copy.ts'
import { notice, status } from './GuideSearchStatus.css.ts'
import { guideSearchParameter, type GuideSearchResult } from './useGuideSearch.ts'
import { Live } from '../../components/Live/Live.tsx'

/** Longest query that is repeated, characters. */
const longestQuote = 60

/** Announces the result of a search; empty without a query. */
export function GuideSearchStatus({ result }: { readonly result: GuideSearchResult | undefined }) {
  const translate = useMessage()
  return (
    <Live until="interaction" query={[guideSearchParameter]} role="status" className={status}>
      {result && <p className={notice}>{translate(...textOf(result))}</p>}
    </Live>
  )
}

function textOf({ query, found }: GuideSearchResult): Parameters<ReturnType<typeof useMessage>> {
  const quoted = query.length > longestQuote ? `${query.slice(0, longestQuote)}…` : query
  return found === undefined ? [copy.none, { query: quoted }] : [copy.found, { query: quoted, title: found.title }]
}
