import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import type { FullArticle } from './article.ts'
import { useBlogData } from './blogData.ts'
import { createBlogIndex, type ListPage, type PostLink } from './blogIndex.ts'
import { readArticle, readListPage, readNewest } from './browserReads.ts'
import { useIdle } from './useIdle.ts'

export type Reading<T> =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  | { readonly state: 'found'; readonly data: T }

/** A post: the prerendered version, if there is one, refreshed from the database once the page is idle. */
export function useArticle(slug: string): Reading<FullArticle & { readonly neighbors: readonly PostLink[] }> {
  const data = useBlogData()
  const prerendered = data?.kind === 'post' ? data : undefined
  const isIdle = useIdle()
  const post = useQuery({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => readArticle({ slug, prerendered: prerendered?.article }, signal),
    enabled: slug !== '' && (prerendered === undefined || isIdle),
    // A German address of an English post redirects after its reads have failed: the English page does not repeat them.
    retryOnMount: false,
    ...(prerendered === undefined ? {} : { initialData: prerendered.article, initialDataUpdatedAt: 0 }),
  })
  const newest = useQuery({
    queryKey: ['blog', 'newest'],
    queryFn: ({ signal }) => readNewest(signal),
    enabled: prerendered === undefined && post.data !== undefined && post.data !== null,
  })
  const neighbors = useMemo(
    () => prerendered?.neighbors ?? createBlogIndex(newest.data ?? []).neighbors(slug) ?? [],
    [prerendered, newest.data, slug],
  )
  useLog(post.error, prerendered !== undefined)
  const { data: article } = post
  if (slug === '' || article === null) return { state: 'missing' }
  if (article === undefined) return withoutData(post)
  return { state: 'found', data: { ...article, neighbors } }
}

/** A page of the list: the prerendered version, if there is one, refreshed from the database once the page is idle. */
export function useListPage(locale: Locale, page: number): Reading<ListPage> {
  const data = useBlogData()
  const prerendered = data?.kind === 'list' ? data.list : undefined
  const isIdle = useIdle()
  const list = useQuery({
    queryKey: ['blog', 'list', locale, page],
    queryFn: ({ signal }) => readListPage({ locale, page, prerendered }, signal),
    enabled: prerendered === undefined || isIdle,
    ...(prerendered === undefined ? {} : { initialData: prerendered, initialDataUpdatedAt: 0 }),
  })
  useLog(list.error, prerendered !== undefined)
  if (list.data === undefined) return withoutData(list)
  return { state: 'found', data: list.data }
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
