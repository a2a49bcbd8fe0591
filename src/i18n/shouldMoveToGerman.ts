import { isGermanSpeaking } from './country.ts'
import type { Locale } from './locales.ts'

export type MoveInput = {
  readonly locale: Locale
  readonly stored: Locale | undefined
  readonly country: string | undefined
  readonly hasGermanPage: boolean
  readonly isFillingForm: boolean
}

/** Whether a visitor of an English page is moved to its German counterpart (docs/decisions/language.md). */
export function shouldMoveToGerman({ locale, stored, country, hasGermanPage, isFillingForm }: MoveInput): boolean {
  return locale === 'en' && stored === undefined && isGermanSpeaking(country) && hasGermanPage && !isFillingForm
}
