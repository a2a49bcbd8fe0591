import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage } from '../../i18n/LanguageProvider.tsx'
import { useMessage } from '../../i18n/Message.tsx'
import { cleanText } from '../../lib/typedText.ts'
import { findEntries, type Found, type GuideEntry } from './findEntry.ts'
import { guideEntries, type GuideTarget } from './guideEntries.ts'

/** The parameter that the site's structured data names (src/seo/structuredData.ts). */
export const guideSearchParameter = 'search'
/** Id of the result. */
export const guideSearchId = 'search-result'

export type GuideSearchResult = Found<GuideTarget> & {
  readonly query: string
  /** The entry that is open; undefined where nothing matches. */
  readonly shown: GuideEntry<GuideTarget> | undefined
}
type Entry = GuideEntry<GuideTarget>

/**
 * Answers `?search=` with the regions, buying steps and checklist steps that match, and opens the first. Scrolls to it, or
 * to the list of the matches where it is one of several that only mention the words; not for a visitor who already is elsewhere. The result is undefined without a
 * query, and in the prerendered page.
 */
export function useGuideSearch(): {
  readonly result: GuideSearchResult | undefined
  readonly choose: (entry: Entry) => void
} {
  const { search } = useLocation()
  const { locale } = useLanguage()
  const translate = useMessage()
  const query = cleanText(new URLSearchParams(search).get(guideSearchParameter) ?? '')
  const [result, setResult] = useState<GuideSearchResult>()
  const isArrival = useRef(true)
  const keepsPlace = useRef(false)

  const find = useEffectEvent(() => {
    keepsPlace.current = isArrival.current && hasPlace()
    isArrival.current = false
    const found = findEntries(query, guideEntries(translate))
    setResult(query === '' ? undefined : { ...found, query, shown: found.entries[0] })
  })
  useEffect(() => find(), [query, locale])
  const choose = ({ title, texts, target }: Entry) => {
    // Another object: chosen again, an entry that was closed meanwhile opens again.
    const shown = { title, texts, target: { ...target } }
    keepsPlace.current = false
    setResult((current) => current && { ...current, shown, isClear: true })
  }

  const { shown, isClear = false } = result ?? {}
  useEffect(() => {
    if (shown === undefined || keepsPlace.current) return undefined
    // The entry opens in its own effect: measuring before it would measure the closed entry.
    const frame = requestAnimationFrame(() => scrollToEntry(isClear ? shown.target.anchor : guideSearchId))
    return () => cancelAnimationFrame(frame)
  }, [shown, isClear])
  return { result, choose }
}

/** Whether the visitor has scrolled or is typing, before the app was there or before a reload. */
const hasPlace = (): boolean => scrollY > 0 || document.activeElement instanceof HTMLInputElement

function scrollToEntry(id: string): void {
  const entry = document.getElementById(id)
  entry?.scrollIntoView({ block: 'start' })
  entry?.querySelector<HTMLElement>('button, summary, a')?.focus({ preventScroll: true })
}
