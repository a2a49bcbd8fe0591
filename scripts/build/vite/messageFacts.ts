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
 * A function that inserts facts into an ICU message, as text.
 * It throws when a message uses a fact as a plural or select argument, because facts are text.
 */
export function factFiller(facts: Facts): (message: string) => string {
  return (message) => {
    for (const [, name = ''] of message.matchAll(/\{(\w+),/g))
      if (Object.hasOwn(facts, name))
        throw new Error(
          `"${message}" chooses by {${name}}, a fact: let src/content/formatFacts.ts write it with its unit.`,
        )
    return message.replace(/\{(\w+)\}/g, (variable, name: string, at: number) => {
      const text = facts[name]
      return text === undefined ? variable : quoted(text, isInBranch(message.slice(0, at)))
    })
  }
}

/** Whether braces are open at the end of this beginning of a message. */
const isInBranch = (start: string): boolean => start.split('{').length > start.split('}').length

/**
 * ICU quotes braces, and `#` within a plural only: elsewhere the quotes would be printed. A word joiner keeps `<b>` from being
 * read as a tag.
 */
const quoted = (text: string, isBranch: boolean): string =>
  text
    .replaceAll("'", "''")
    .replaceAll(isBranch ? /[{}#]+/g : /[{}]+/g, "'$&'")
    .replaceAll(/<(?=[\w/])/g, '<\u2060')
