import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { listPath, postPath } from '../../routing/blogPaths.ts'
import type { FullArticle } from './article.ts'
import { createBlogIndex, type ListPage, type Neighbours } from './blogIndex.ts'
import { factsOf } from './facts.ts'
import { readArticle, readListPage, readNewest } from './reads.ts'
import { useSettled } from './useSettled.ts'

export type Reading<T> =
  | { readonly state: 'loading' | 'missing' }
  | { readonly state: 'failed'; readonly retry: () => void; readonly isRetrying: boolean }
  /** `isPrerendered`: the document already contains it. */
  | { readonly state: 'found'; readonly data: T; readonly isPrerendered: boolean }

const noNeighbours: Neighbours = { newer: undefined, older: undefined, related: [] }

/** A post: at once where the page was prerendered, and then as the database has it now. */
export function useArticle(locale: Locale, slug: string): Reading<FullArticle & { readonly neighbours: Neighbours }> {
  const [facts] = useState(() => {
    const known = factsOf(postPath(locale, slug))
    return known?.kind === 'post' ? known : undefined
  })
  const isSettled = useSettled()
  const post = useQuery({
    queryKey: ['blog', 'post', slug],
    queryFn: ({ signal }) => readArticle(slug, signal),
    enabled: slug !== '' && (facts === undefined || isSettled),
    // Asked for under another language a moment ago, and given up: the answer is the same.
    retryOnMount: false,
    ...(facts === undefined ? {} : { initialData: facts.article, initialDataUpdatedAt: 0 }),
  })
  const newest = useQuery({
    queryKey: ['blog', 'newest'],
    queryFn: ({ signal }) => readNewest(signal),
    enabled: facts === undefined && post.data !== undefined && post.data !== null,
  })
  const neighbours = useMemo(
    () => facts?.neighbours ?? createBlogIndex(newest.data ?? []).neighbours(slug) ?? noNeighbours,
    [facts, newest.data, slug],
  )
  useLog(post.error, facts !== undefined)
  const { data } = post
  if (slug === '' || data === null) return { state: 'missing' }
  if (data === undefined) return withoutData(post)
  return { state: 'found', data: { ...data, neighbours }, isPrerendered: facts !== undefined }
}

/** A page of the list: at once where it was prerendered, and then as the database has it now. */
export function useListPage(locale: Locale, page: number): Reading<ListPage> {
  const [known] = useState(() => {
    const facts = factsOf(listPath(locale, page))
    return facts?.kind === 'list' ? facts.list : undefined
  })
  const isSettled = useSettled()
  const list = useQuery({
    queryKey: ['blog', 'list', locale, page],
    queryFn: ({ signal }) => readListPage({ locale, page, known }, signal),
    enabled: known === undefined || isSettled,
    ...(known === undefined ? {} : { initialData: known, initialDataUpdatedAt: 0 }),
  })
  useLog(list.error, known !== undefined)
  if (list.data === undefined) return withoutData(list)
  return { state: 'found', data: list.data, isPrerendered: known !== undefined }
}

/** A read that has failed before stays `failed` while it is retried, so that the retry button keeps its place and the focus. */
function withoutData({ errorUpdateCount, isFetching, refetch }: UseQueryResult): Reading<never> {
  if (errorUpdateCount === 0) return { state: 'loading' }
  return { state: 'failed', retry: () => void refetch(), isRetrying: isFetching }
}

/** A failed read is logged (specification, section 8); where the prerendered page stands in for it, that is no error. */
function useLog(error: Error | null, isCovered: boolean): void {
  useEffect(() => {
    if (error === null) return
    if (isCovered) console.warn('The blog could not be refreshed; what was published with the page stays.', error)
    else console.error('The blog could not be read.', error)
  }, [error, isCovered])
}
