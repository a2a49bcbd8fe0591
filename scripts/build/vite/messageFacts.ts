import type { MessageDescriptor } from '@lingui/core'
import { formatFacts } from '../../../src/content/formatFacts.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { fillVariables } from '../../../src/lib/fillVariables.ts'

type Facts = Readonly<Record<string, string>>

/**
 * The facts as readers of a language see them. They are written into its messages, so that browsers do not format them.
 * @param textOf the translation of a message, if there is one
 */
export const factsOf = (locale: Locale, textOf: (message: MessageDescriptor) => string | undefined): Facts =>
  formatFacts(locale, (message, values = {}) =>
    fillVariables(textOf(message) || (message.message ?? message.id), values),
  )

/**
 * A function that inserts facts into an ICU message, as text: ICU syntax characters are quoted.
 * It throws when a message uses a fact as a plural or select argument, because facts are text.
 */
export function factFiller(facts: Facts): (message: string) => string {
  const quotedFacts = Object.fromEntries(Object.entries(facts).map(([name, text]) => [name, quoted(text)]))
  return (message) => {
    for (const [, name = ''] of message.matchAll(/\{(\w+),/g))
      if (Object.hasOwn(facts, name))
        throw new Error(
          `"${message}" chooses by {${name}}, a fact: let src/content/formatFacts.ts write it with its unit.`,
        )
    return fillVariables(message, quotedFacts)
  }
}

const quoted = (text: string): string => text.replaceAll("'", "''").replace(/[{}<>#|]+/g, "'$&'")
