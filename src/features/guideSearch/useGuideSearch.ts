import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { findEntry, type GuideEntry } from './findEntry.ts'
import { guideEntries, type GuideTarget } from './guideEntries.ts'

/** The parameter that the site's structured data names (src/seo/structuredData.ts). */
export const guideSearchParameter = 'search'

export type GuideSearchResult = { readonly query: string; readonly found: GuideEntry<GuideTarget> | undefined }

/**
 * Answers `?search=` with the first region, buying step or checklist step that matches, and scrolls to it once the page
 * has opened it. Undefined without a query, and in the prerendered page.
 */
export function useGuideSearch(): GuideSearchResult | undefined {
  const { search } = useLocation()
  const { language } = useLanguage()
  const translate = useMessage()
  const query = new URLSearchParams(search).get(guideSearchParameter)?.trim() ?? ''
  const [result, setResult] = useState<GuideSearchResult>()

  useEffect(() => {
    setResult(query === '' ? undefined : { query, found: findEntry(query, guideEntries(language, translate)) })
  }, [query, language, translate])

  const anchor = result?.found?.target.anchor
  useEffect(() => {
    if (anchor === undefined) return undefined
    // The entry opens in its own effect: measuring before it would measure the closed entry.
    const frame = requestAnimationFrame(() => leadTo(anchor))
    return () => cancelAnimationFrame(frame)
  }, [anchor])
  return result
}

function leadTo(anchor: string): void {
  const entry = document.getElementById(anchor)
  entry?.scrollIntoView({ block: 'start' })
  entry?.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true })
}
