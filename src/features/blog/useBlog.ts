import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FullArticle } from './article.ts'
import { useBlogData } from './blogData.ts'
import { createBlogIndex, refreshList, type ListPage, type PostLink } from './blogIndex.ts'
import { readArticle, readList } from './browserReads.ts'
import { useIdle } from './useIdle.ts'

export type Reading<T> =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly state: 'found'; readonly data: T }

const listQuery = { queryKey: ['blog', 'list'], queryFn: readList }

/** A post: the prerendered version, if there is one, refreshed from the database once the page is idle. */
export function useArticle(slug: string): Reading<FullArticle & { readonly neighbors: readonly PostLink[] }> {
  const data = useBlogData()
  const prerendered = data?.kind === 'post' ? data : undefined
  const isIdle = useIdle()
  const post = useQuery({
    queryKey: ['blog', 'post', slug],
    queryFn: () => readArticle(slug, prerendered?.article),
    enabled: slug !== '' && (prerendered === undefined || isIdle),
    // A German address of an English post redirects after its reads have failed: the English page does not repeat them.
    retryOnMount: false,
  })
  const isMissing = post.data === null
  const list = useQuery({ ...listQuery, enabled: prerendered === undefined ? Boolean(post.data) : isMissing })
  // A database whose policies hide all rows has no list either: the prerendered post stays.
  const isWithdrawn = isMissing && (prerendered === undefined || (list.data?.posts.length ?? 0) > 0)
  const article = isWithdrawn ? null : (post.data ?? prerendered?.article)
  const neighbors = useMemo(
    () => prerendered?.neighbors ?? createBlogIndex(list.data?.posts ?? []).neighbors(slug) ?? [],
    [prerendered, list.data, slug],
  )
  useLog(post.error, prerendered !== undefined)
  if (slug === '' || article === null) return { state: 'missing' }
  if (article === undefined) return withoutData(post)
  return { state: 'found', data: { ...article, neighbors } }
}

/** A page of the list: the prerendered version, if there is one, refreshed from the database once the page is idle. */
export function useListPage(locale: Locale, page: number): Reading<ListPage> {
  const data = useBlogData()
  const prerendered = data?.kind === 'list' ? data.list : undefined
  const isIdle = useIdle()
  const list = useQuery({ ...listQuery, enabled: prerendered === undefined || isIdle })
  const shown = useMemo(
    () => (list.data === undefined ? prerendered : refreshList(list.data, { locale, page }, prerendered)),
    [list.data, locale, page, prerendered],
  )
  useLog(list.error, prerendered !== undefined)
  return shown === undefined ? withoutData(list) : { state: 'found', data: shown }
}

/** A read that has failed before stays `failed` while it is retried, so that the retry button keeps its place and the focus. */
function withoutData({ errorUpdateCount, isFetching, refetch }: UseQueryResult): Reading<never> {
  if (errorUpdateCount === 0) return { state: 'loading' }
  return { state: 'failed', retry: () => void refetch(), isRetrying: isFetching }
}

/** Logs a failed read: as a warning where the prerendered page still shows the data. */
function useLog(error: Error | null, isCovered: boolean): void {
  useEffect(() => {
    if (error === null) return
    if (isCovered) console.warn('The blog could not be refreshed; what was published with the page stays.', error)
    else console.error('The blog could not be read.', error)
  }, [error, isCovered])
}
