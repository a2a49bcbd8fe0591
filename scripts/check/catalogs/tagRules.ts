import { textsOf } from './icu.ts'
import { listed, type Rule } from './rule.ts'

/** Tags in @lingui/react's syntax; anything else that looks like a tag is visible text. */
const tag = /<(\/?)([a-zA-Z0-9_](?:[\w.-]*\w)?)(\/?)>/g
const angle = /<[^<>]*>?|>/g

/** What is found in the texts of a translation and not in those of the English message, each once. */
const added = ({ source, target }: Parameters<Rule>[0], find: (text: string) => readonly string[]): string[] => {
  const known = new Set(textsOf(source).flatMap(find))
  return [...new Set(textsOf(target).flatMap(find))].filter((it) => !known.has(it))
}

/** Tags are written without spaces, and opened and closed in order, in each branch of a plural. */
export const tagsAreWellWritten: Rule = (translation) => [
  ...added(translation, (text) => text.replace(tag, '').match(angle) ?? []).map(
    (piece) =>
      `“${piece}” is not a tag, and visitors would read it. Write tags as in the English text, without spaces.`,
  ),
  ...added(translation, (text) => readTags(text).problems),
]

/** The translation marks words with the same tags as the English text, in any order. */
export const tagsMatch: Rule = (translation) => {
  const tagsOf = (text: string) => readTags(text).names.toSorted().join(' ')
  const [usual = ''] = textsOf(translation.source).map(tagsOf)
  const shown = (tags: string) => (tags === '' ? 'no tags' : listed(tags.split(' ')))
  return added(translation, (text) => [tagsOf(text)]).map(
    (tags) =>
      `The translation has ${shown(tags)}, the English text ${shown(usual)}. Mark the same words with the same tags.`,
  )
}

/** A link or an emphasis has words, or a value, where the English text has some. */
export const tagsHaveWords: Rule = (translation) =>
  added(translation, (text) => readTags(text).empty).map(
    (name) =>
      `${name} marks no words. Write ${name}words${name.replace('<', '</')} around those that mean the same as in English.`,
  )

type Tags = {
  readonly names: readonly string[]
  /** Tags without a letter, a digit or a value inside. */
  readonly empty: readonly string[]
  /** What is wrong with their order. */
  readonly problems: readonly string[]
}

function readTags(text: string): Tags {
  const open: { readonly name: string; readonly end: number }[] = []
  const [names, empty, problems]: [string[], string[], string[]] = [[], [], []]
  for (const { 0: whole, 1: slash, 2: name = '', 3: isEmpty, index } of text.matchAll(tag)) {
    if (!slash) names.push(`<${name}>`)
    if (isEmpty) empty.push(`<${name}>`)
    else if (!slash) open.push({ name, end: index + whole.length })
    else {
      const last = open.pop()
      if (last === undefined) problems.push(`</${name}> closes nothing: its <${name}> is missing before it.`)
      else if (last.name !== name)
        problems.push(`</${name}> appears where </${last.name}> is expected. Close the tag first that was opened last.`)
      else if (!/[\p{L}\p{N}{#]/u.test(text.slice(last.end, index).replace(tag, ''))) empty.push(`<${name}>`)
    }
  }
  problems.push(...open.map(({ name }) => `<${name}> is never closed. Put </${name}> after the words that it marks.`))
  return { names, empty, problems: problems.slice(0, 1) }
}
