import { deviceStore } from '../lib/storage.ts'
import { defaultLocale, isLocale, type Locale } from './locales.ts'

/** Storage key of the chosen language. */
export const preferenceKey = 'preferred-language'

export type DetectionInput = {
  readonly pathname: string
  readonly stored: string | null
  readonly browser: readonly string[]
}

/** The language of a visitor: path, then stored preference, then the browser’s first language, then English. */
export function detectLocale({ pathname, stored, browser }: DetectionInput): Locale {
  const prefix = pathname.split('/')[1]
  if (isLocale(prefix)) return prefix
  if (isLocale(stored)) return stored
  // Some browsers write "de_DE".
  const preferred = browser[0]?.toLowerCase().split(/[-_]/)[0]
  return isLocale(preferred) ? preferred : defaultLocale
}

/** Detects from the browser's own state; logs a failure and returns English. */
export function detectVisitorLocale(): Locale {
  try {
    return detectLocale({
      pathname: location.pathname,
      stored: deviceStore.read(preferenceKey),
      browser: [...(navigator.languages ?? []), navigator.language],
    })
  } catch (error) {
    console.warn('The visitor’s language could not be detected, English is used.', error)
    return defaultLocale
  }
}

export function storedLocale(): Locale | undefined {
  const stored = deviceStore.read(preferenceKey)
  return isLocale(stored) ? stored : undefined
}

/** Remembers a language that the visitor chose. A failed write is logged and otherwise ignored. */
export function storeLocale(locale: Locale): void {
  if (!deviceStore.write(preferenceKey, locale))
    console.warn(`The language "${locale}" could not be remembered: this browser allows no storage.`)
}
