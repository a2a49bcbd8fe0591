import { variantsOf } from './icu.ts'
import { listed, type Rule } from './rule.ts'

/** Tags in @lingui/react's syntax; anything else that looks like a tag is visible text. */
const tag = /<(\/?)([a-zA-Z0-9_](?:[\w.-]*\w)?)(\/?)>/g
const angle = /<[^<>]*>?|>/g

/** Tags are opened and closed in order, in each branch of a plural. */
export const tagsNest: Rule = ({ target }) => [...new Set(variantsOf(target).flatMap(({ text }) => nesting(text)))]

function nesting(text: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', isEmpty] of text.matchAll(tag)) {
    if (isEmpty) continue
    if (!slash) open.push(name)
    else {
      const last = open.pop()
      if (last === undefined) return [`</${name}> closes nothing: its <${name}> is missing before it.`]
      if (last !== name)
        return [`</${name}> appears where </${last}> is expected. Close the tag first that was opened last.`]
    }
  }
  return open.map((name) => `<${name}> is never closed. Put </${name}> after the words that it marks.`)
}

/** The translation marks words with the same tags as the English text, in any order. */
export const tagsMatch: Rule = ({ source, target }) => {
  const expected = new Set(variantsOf(source).map(({ text }) => tagsOf(text)))
  const [usual = ''] = expected
  return [...new Set(variantsOf(target).map(({ text }) => tagsOf(text)))]
    .filter((tags) => !expected.has(tags))
    .map((tags) => {
      const shown = (list: string) => (list === '' ? 'no tags' : listed(list.split(' ')))
      return `The translation has ${shown(tags)}, the English text ${shown(usual)}. Mark the same words with the same tags.`
    })
}

const tagsOf = (text: string): string =>
  [...text.matchAll(tag)]
    .filter(([, slash]) => !slash)
    .map(([, , name]) => `<${name}>`)
    .toSorted()
    .join(' ')

export const tagsAreWellWritten: Rule = ({ source, target }) => {
  const odd = (text: string) => text.replace(tag, '').match(angle) ?? []
  const known = new Set(variantsOf(source).flatMap(({ text }) => odd(text)))
  const found = [...new Set(variantsOf(target).flatMap(({ text }) => odd(text)))].filter((piece) => !known.has(piece))
  return found.map(
    (piece) =>
      `“${piece}” is not a tag, and visitors would read it. Write tags as in the English text, without spaces.`,
  )
}

/** A link or an emphasis has words, or a value, where the English text has some. */
export const tagsHaveWords: Rule = ({ source, target }) => {
  const allowed = new Set(variantsOf(source).flatMap(({ text }) => emptyTags(text)))
  return [...new Set(variantsOf(target).flatMap(({ text }) => emptyTags(text)))]
    .filter((name) => !allowed.has(name))
    .map(
      (name) =>
        `<${name}> marks no words. Write <${name}>words</${name}> around those that mean the same as in English.`,
    )
}

/** Names of the tags without a letter, a digit or a value inside. */
function emptyTags(text: string): string[] {
  const open: { readonly name: string; readonly start: number }[] = []
  return [...text.matchAll(tag)].flatMap(({ 1: slash, 2: name = '', 3: isEmpty, index, 0: whole }) => {
    if (isEmpty) return [name]
    if (!slash) open.push({ name, start: index + whole.length })
    const last = slash ? open.pop() : undefined
    return last !== undefined && !/[\p{L}\p{N}{#]/u.test(text.slice(last.start, index).replace(tag, '')) ? [name] : []
  })
}
