import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import path from 'node:path'
import { defaultLocale, type Locale } from '../../../src/i18n/locales.ts'
import { fillVariables } from '../../../src/lib/fillVariables.ts'
import { pathIn } from '../../../src/routing/manifest.ts'
import { pageIds } from '../../../src/routing/paths.ts'
import { sourceOfPage } from '../../build/document/builtFiles.ts'
import { missingGlyphs, named } from '../glyphs.ts'
import { when } from '../when.ts'
import { allNodes, readMessage, textsOf, type IcuNode } from './icu.ts'
import { editedEnglish, isEdited, type PoEntry, type PreviousText } from './po.ts'
import { termsAreOurs } from './terms.ts'

/**
 * What a problem stops: `broken` and `unfinished` (missing or not confirmed) also a build; `style` the check only.
 */
export type Kind = 'broken' | 'unfinished' | 'style'
/** What is wrong and what to do, in plain words for a translator. */
export type Finding = { readonly kind: Kind; readonly sentence: string }

/** Values of `{variables}` on the page. Values of the visitor's own input are missing. */
export type Facts = Readonly<Record<string, string>>
/** A readable translation with its English text. */
type Translation = {
  readonly entry: PoEntry
  readonly locale: Locale
  readonly source: readonly IcuNode[]
  readonly target: readonly IcuNode[]
  readonly facts: Facts
}
type Rule = (translation: Translation) => readonly string[]

/** What is wrong with an entry. An unconfirmed translation (fuzzy) is that of another English text. */
export function findingsOf(entry: PoEntry, locale: Locale, facts: Facts): readonly Finding[] {
  const { msgid, msgstr, flags } = entry
  const found = (kind: Kind, sentences: readonly string[]) => sentences.map((sentence) => ({ kind, sentence }))
  if (locale === defaultLocale && isEdited(entry)) return found('broken', [editedEnglish(entry)])
  const isUnconfirmed = flags.includes('fuzzy')
  if (msgstr === '' || isUnconfirmed)
    return found(
      'unfinished',
      when(locale !== defaultLocale && isNeeded(entry, locale), isUnconfirmed ? unconfirmed(entry) : untranslated),
    )
  const [source, target] = [readMessage(msgid), readMessage(msgstr)]
  if ('problem' in target) return found('broken', [target.problem])
  // An unreadable English text is reported in its own catalog.
  if ('problem' in source) return []
  const translation = { entry, locale, facts, source: source.nodes, target: target.nodes }
  const broken = rules.map((rule) => rule(translation)).find((sentences) => sentences.length > 0) ?? []
  return [
    ...found('broken', broken),
    ...found('style', [...termsAreOurs(entry, locale), ...(broken.length > 0 ? [] : lengthsFit(translation))]),
  ]
}

const untranslated = 'There is no translation yet, and a page shows this text. Translate it.'
const unconfirmed = (entry: PoEntry): string =>
  entry.previous === undefined
    ? 'The translation is marked “fuzzy” (needs work). Check it against the English text, then remove the mark.'
    : `The English has changed. Before: “${shown(entry.previous)}” Now: “${shown(entry)}” Make the translation say what it says now, then remove the mark “fuzzy” (Poedit: “Needs work”).`

const shown = ({ msgid, msgctxt }: PreviousText): string => (msgctxt === undefined ? msgid : `${msgid} (${msgctxt})`)

/** Whether a page in this language shows the message: some pages do not exist in a language. */
function isNeeded({ origins }: PoEntry, locale: Locale): boolean {
  const missing = pageIds.filter((page) => pathIn(page, locale) === null).map((it) => path.dirname(sourceOfPage(it)))
  return origins.some((origin) => !missing.some((folder) => origin.startsWith(`${folder}/`)))
}

const listed = (names: Iterable<string>): string => new Intl.ListFormat('en').format(names)
const copyThem = 'Copy what is in braces and the tags exactly from the English text.'

/** A tag or a variable with a space or a slash, which this check's parser reads and the page's does not. */
const unreadByPages = /<(?!\/?\w+>)[^<>]*>|\{\s+\w+\s*\}|\{\w+\s+\}/g

const pagesReadIt: Rule = ({ entry: { msgid, msgstr } }) => [
  ...(msgstr.match(unreadByPages) ?? [])
    .filter((part) => !msgid.includes(part))
    .map((part) => `Pages cannot read “${part}”. ${copyThem}`),
  ...when(!isCompiled(msgstr), `Pages cannot read the plural or choice of this text. ${copyThem}`),
]

function isCompiled(text: string): boolean {
  try {
    compileMessageOrThrow(text)
    return true
  } catch {
    return false
  }
}

/** Signs in the text that visitors would read: a brace or an angle bracket too many, and signs of Markdown, spreadsheets and code. */
const noLooseSigns: Rule = ({ source, target }) => {
  const signsIn = (nodes: readonly IcuNode[]) =>
    allNodes(nodes).flatMap((node) => (node.type === 'literal' ? (node.value.match(/[{}<>*#=$\\[\]^_|~]/g) ?? []) : []))
  const known = signsIn(source)
  const [sign] = signsIn(target).filter((it) => !known.includes(it))
  return when(sign !== undefined, `Visitors would read the sign ${sign}. ${copyThem}`)
}

/** The variables of a text, each once, and its tags. */
const partsOf = (text: string): string =>
  listed([...new Set(text.match(/\{[^{}]+\}/g)), ...(text.match(/<\w+>/g) ?? [])].toSorted())

/** Whatever branch of a plural is shown, it has the variables and tags of a branch of the English text. */
const partsMatch: Rule = ({ source, target }) => {
  const expected = [...new Set(textsOf(source).map(partsOf))]
  return textsOf(target)
    .filter((text) => !expected.includes(partsOf(text)))
    .map(
      (text) =>
        `“${text}” has ${partsOf(text) || 'no variable and no tag'}, the English text has ${expected.map((it) => it || 'none').join(' or ')}. ${copyThem}`,
    )
}

/** A link or an emphasis marks words or a value. */
const tagsHaveWords: Rule = ({ entry: { msgid, msgstr } }) =>
  (msgstr.match(/<(\w+)>[^\p{L}\p{N}{#]*<\/\1>/gu) ?? [])
    .filter((empty) => !msgid.includes(empty))
    .map((empty) => `${empty} marks no words. Put it around those that mean the same as in English.`)

/** The plural categories of small numbers: Spanish has one more for millions, which is never written. */
const categoriesOf = (locale: Locale): string[] => {
  const rules = new Intl.PluralRules(locale)
  return [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))]
}

/** The plurals and choices of a message, by variable. */
const choicesIn = (nodes: readonly IcuNode[]) =>
  new Map(allNodes(nodes).flatMap((node) => ('options' in node ? [[node.value, node] as const] : [])))

/** A plural has the branches of its language, a choice those of the English text. */
const branchesMatch: Rule = ({ source, target, locale, facts }) => {
  const [english, own] = [choicesIn(source), choicesIn(target)]
  return [...new Set([...english.keys(), ...own.keys()])].flatMap((name) => {
    const [before, now] = [english.get(name), own.get(name)]
    // A translation may need a plural where English has none, but a fact is text with its unit (`messageFacts.ts`).
    const mayBeAdded = now?.type === 'plural' && !Object.hasOwn(facts, name)
    if (now === undefined || (before === undefined && !mayBeAdded))
      return [`Only one of the texts has a ${(now ?? before)?.type} of {${name}}. ${copyThem}`]
    const keys = Object.keys(now.options)
    const expected = now.type === 'plural' ? categoriesOf(locale) : Object.keys(before?.options ?? {})
    return when(
      expected.toSorted().join() !== keys.toSorted().join(),
      `The ${now.type} of {${name}} has the branches ${listed(keys)} and needs ${listed(expected)}. ${copyThem}`,
    )
  })
}

/** Letters that were lost in another encoding: UTF-8 read as Windows-1252, and question marks within words, not in addresses. */
const damage = /[ÃÂ]|â€|(?<![/.][^\s/]*)\p{L}\?\p{Ll}/u

/** Signs of word processors, of other alphabets and of HTML. */
const charactersAreOurs: Rule = ({ entry: { msgid, msgstr } }) => [
  ...missingGlyphs(msgstr)
    .filter((sign) => !msgid.includes(sign))
    .map(
      (sign) =>
        `${named(sign)} after “${msgstr.slice(0, msgstr.indexOf(sign)).slice(-12)}” is invisible, or no sign of our fonts. Delete it, or type these words anew.`,
    ),
  ...when(
    damage.test(msgstr) && !damage.test(msgid),
    'Letters were lost in another encoding. Go back to the last version of the file, and save it as UTF-8.',
  ),
  ...(msgstr.match(/&#?\w+;/g) ?? [])
    .filter((entity) => !msgid.includes(entity))
    .map((entity) => `“${entity}” is HTML, and visitors would read it. Write the sign itself.`),
]

/** Frequent English words that no other language of the site has. */
const englishWords =
  /\b(?:the|and|of|with|you|your|we|our|is|are|to|from|for|this|that|which|it|by|has|have|when|what)\b/gi

const wordsOf = (text: string): string => text.replace(/<[^<>]*>|\{[^{}]*\}/g, ' ')

/** Placeholder text instead of a translation. */
const placeholder = /^\P{L}*$|^x+$|\b(?:TODO|TBD|N\/A|undefined)\b|\?\?|[Ll]orem ipsum/u

/** English left untranslated, whole or in part, and placeholder text. Names are alike in every language. */
const isTranslated: Rule = ({ entry: { msgid, msgstr }, locale }) => {
  if (locale === defaultLocale) return []
  // A translation is never shorter than a quarter of a sentence.
  if (
    /\p{L}/u.test(wordsOf(msgid)) &&
    !placeholder.test(msgid) &&
    (placeholder.test(wordsOf(msgstr)) || msgstr.length < msgid.length / 4 - 10)
  )
    return [`“${msgstr}” is no translation of this text. Translate it, or leave it empty until then.`]
  const isCopy = msgstr === msgid
  const sentence = (isCopy ? [msgstr] : msgstr.split(/(?<=[.!?:;…])\s+/)).find(
    (it) => (wordsOf(it).match(englishWords)?.length ?? 0) >= (isCopy ? 1 : 3),
  )
  return when(sentence !== undefined, `“${sentence}” is still English. Translate it, or leave it empty until then.`)
}

/** The quotation marks of a language in which straight ones are always a slip of the keyboard; `null` in another. */
const quotes: Record<Locale, string | null> = { en: null, de: '„…“ (inside them ‚…‘, as apostrophe ’)' }

const outerSpacesOf = (text: string): string => text.replace(/\S(?:[\s\S]*\S)?/, '|')

const typography: Rule = ({ locale, entry: { msgid, msgstr } }) => [
  ...when(
    outerSpacesOf(msgid) !== outerSpacesOf(msgstr),
    'The translation does not begin and end with the same spaces as the English text. Make them alike.',
  ),
  ...when(
    quotes[locale] !== null && /["']/.test(msgstr),
    `The text contains a straight quotation mark. Use ${quotes[locale]}.`,
  ),
]

/** The first rule that finds something is the cause of what the next ones would find. */
const rules: readonly Rule[] = [
  charactersAreOurs,
  pagesReadIt,
  noLooseSigns,
  partsMatch,
  tagsHaveWords,
  branchesMatch,
  isTranslated,
  typography,
]

/**
 * Compares a text without tags and with its variables filled in with its comment: “at most 24 characters”, “110 to 155 characters”.
 * The values are named, since a longer name of the company may be what is too long.
 */
const lengthsFit: Rule = ({ entry, target, facts }) => {
  const limits = entry.comments.flatMap((it) => [...it.matchAll(/(?:(\d+) to|at most) (\d+) characters/g)])
  const texts = textsOf(target).map((text) => text.replace(/<\/?\w+>/g, ''))
  const lengths = texts.map((text) => fillVariables(text, facts).length)
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const values = [...new Set(texts[lengths.indexOf(longest)]?.match(/(?<=\{)\w+(?=\})/g))].flatMap((name) => {
    const value = facts[name]
    return value === undefined ? [] : `, ${value.length} of them {${name}}, “${value}”`
  })
  return limits.flatMap(([, min = '0', max]) => [
    ...when(
      longest > Number(max),
      `The text has ${longest} characters${values.join('')}; there is room for ${max}. Shorten it.`,
    ),
    ...when(
      shortest < Number(min),
      `The text has ${shortest} characters and should have at least ${min}. Say a little more.`,
    ),
  ])
}
