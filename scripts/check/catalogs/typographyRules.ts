import type { Locale } from '../../../src/i18n/locales.ts'
import { variantsOf } from './icu.ts'
import { when } from '../when.ts'
import type { Rule } from './rule.ts'

/** The quotation marks of a language in which straight ones are always a slip of the keyboard; `null` in another. */
const quotes: Record<Locale, string | null> = { en: null, de: '„…“ (inside them ‚…‘, as apostrophe ’)' }

/** The preview identifies texts by these marks (scripts/dev/preview/marks.ts); copied text contains them. */
export const noPreviewMarks: Rule = ({ entry: { msgstr } }) =>
  when(
    /[\u2061-\u2064]/.test(msgstr),
    'The text contains invisible marks of the preview. Type it anew instead of copying it from the preview’s page.',
  )

export const outerSpacesMatch: Rule = ({ entry: { msgid, msgstr } }) => [
  ...spaces('begins', /^\s*/, msgid, msgstr),
  ...spaces('ends', /\s*$/, msgid, msgstr),
]

function spaces(where: 'begins' | 'ends', pattern: RegExp, msgid: string, msgstr: string): string[] {
  const [expected = '', found = ''] = [pattern.exec(msgid)?.[0], pattern.exec(msgstr)?.[0]]
  if (expected === found) return []
  const text = (space: string) =>
    space === '' ? 'without a space' : space.includes('\n') ? 'with a line break' : 'with a space'
  return [`The translation ${where} ${text(found)}, the English text ${text(expected)}. Make them alike.`]
}

export const quotesAreTypographic: Rule = ({ locale, target }) => {
  const expected = quotes[locale]
  const straight = variantsOf(target).some(({ text }) => /["']/.test(text))
  return when(straight && expected !== null, `The text contains a straight quotation mark. Use ${expected}.`)
}
