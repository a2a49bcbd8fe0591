import type { Locale } from '../../../src/i18n/locales.ts'
import type { PoEntry } from './po.ts'
import type { Token } from './icu.ts'

/**
 * What a problem stops: `loss` also an extraction, which would lose a text; `broken` and `unfinished` (missing or not
 * confirmed) also a build; `style` the check only.
 */
export type Kind = 'loss' | 'broken' | 'unfinished' | 'style'

export type Problem = {
  /** From the root of the project, with slashes. */
  readonly file: string
  readonly line: number
  /** The English text of the entry; empty where no entry can be made out. */
  readonly message: string
  /** What is wrong and what to do, in plain words. */
  readonly sentence: string
  readonly kind: Kind
}

/** A readable translation with its English text. */
export type Translation = {
  readonly entry: PoEntry
  readonly locale: Locale
  readonly source: readonly Token[]
  readonly target: readonly Token[]
  /** Values of `{variables}` on the page. Values of the visitor's own input are missing. */
  readonly facts: Readonly<Record<string, string>>
}

/** Looks at one translation and says what is wrong with it and what to do, in plain words for a translator. */
export type Rule = (translation: Translation) => readonly string[]

/** `{a}, {b} and {c}` */
export const listed = (names: Iterable<string>): string => new Intl.ListFormat('en').format([...names])
