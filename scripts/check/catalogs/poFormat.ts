import type { CatalogFormatter, CatalogType } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'
import { escapeString } from 'pofile-ts'
import { carryOver, type Message } from './carryOver.ts'
import { editedEnglish, isEdited, readPo, type PoEntry } from './po.ts'

/**
 * Headers that gettext's tools and PO editors require. The dates are empty, so that two people who edit at the same
 * time do not both change the same line.
 */
const headers = {
  'Project-Id-Version': 'Roqueta website',
  'Report-Msgid-Bugs-To': '',
  'POT-Creation-Date': '',
  'PO-Revision-Date': '',
  'Last-Translator': '',
  'Language-Team': '',
}
const po = formatter({ lineNumbers: false, printPlaceholdersInComments: false, customHeaderAttributes: headers })

/** Lingui's PO format, with what gettext does for an edited English text (`#| msgid`), and without losing a translation. */
export const poFormat = {
  catalogExtension: '.po',
  /**
   * Lingui's own parser takes entries for removed ones where gettext's tools have wrapped a text, and reads over broken lines.
   * @throws where an extraction would lose a text
   */
  parse(source, { filename, locale, sourceLocale }) {
    const { entries, broken } = readPo(source)
    const edited = locale === sourceLocale ? entries.filter(isEdited) : []
    const losses = [...broken, ...edited.map((it) => ({ line: it.msgstrLine, sentence: editedEnglish(it) }))]
    if (losses.length > 0) throw new Error(losses.map((it) => `${filename}:${it.line}\n  ${it.sentence}`).join('\n'))
    return Object.fromEntries(entries.map((entry) => [idOf(entry), messageOf(entry)]))
  },
  serialize(catalog, ctx) {
    const existing = ctx.existing?.replace(/^\uFEFF/, '')
    checkIsWhole(catalog, existing ?? '', ctx.filename)
    const messages = ctx.locale === ctx.sourceLocale ? sourceTexts(catalog) : translations(catalog, existing ?? '')
    const wanted = Object.fromEntries(messages)
    const [head, ...entries] = (po.serialize(wanted, { ...ctx, existing }) as string).trimEnd().split('\n\n')
    return `${[head, ...entries.map((entry, at) => withPrevious(entry, messages[at]?.[1]))].join('\n\n')}\n`
  },
} satisfies CatalogFormatter

/** @throws where an extraction finds less than half of what the catalog has, as in a folder that it cannot read */
function checkIsWhole(catalog: CatalogType, existing: string, file: string): void {
  const before = readPo(existing).entries.filter(({ isObsolete }) => !isObsolete).length
  const now = Object.values(catalog).filter(({ obsolete }) => !obsolete).length
  if (now < before / 2)
    throw new Error(
      `${file} has ${before} texts, and only ${now} were found in src/: nothing was written. Is a file of src/ damaged? If so much was removed on purpose, delete its entries from the catalogs first.`,
    )
}

const idOf = ({ msgid, msgctxt }: PoEntry): string => generateMessageId(msgid, msgctxt)

const messageOf = (entry: PoEntry): Message => ({
  message: entry.msgid,
  translation: entry.msgstr,
  ...(entry.msgctxt === undefined ? {} : { context: entry.msgctxt }),
  comments: [...entry.comments],
  origin: entry.origins.map((file): [string] => [file]),
  obsolete: entry.isObsolete,
  extra: { translatorComments: entry.notes, flags: entry.flags, previous: entry.previous },
})

/** A message that is used in several places has the same comment in each, so that translators read it once. */
const withComments = (message: Message): Message => ({ ...message, comments: [...new Set(message.comments)] })

/** The catalog of the source language has the texts of the source code and nothing else. */
const sourceTexts = (catalog: CatalogType): readonly (readonly [string, Message])[] =>
  Object.entries(catalog).flatMap(([id, it]) =>
    it.obsolete ? [] : [[id, { ...withComments(it), translation: it.message ?? id, extra: {} }]],
  )

/** Removed texts are at the end of the file and belong to no source file, as gettext's tools write them. */
function translations(catalog: CatalogType, existing: string): readonly (readonly [string, Message])[] {
  const known = new Set(readPo(existing).entries.flatMap((entry) => (entry.isObsolete ? [] : idOf(entry))))
  const all = Object.entries<Message>(carryOver(catalog, (id) => !known.has(id)))
  return [
    ...all.filter(([, { obsolete }]) => !obsolete).map(([id, it]) => [id, withComments(it)] as const),
    ...all
      .filter(([, { obsolete, translation }]) => obsolete && translation)
      .map(([id, it]): [string, Message] => [id, { ...it, origin: [], comments: [] }]),
  ]
}

/** Lingui’s format does not know the lines of the old English text, which come before the new one. */
function withPrevious(entry: string, message: Message | undefined): string {
  const { flags, previous } = message?.extra ?? {}
  if (previous === undefined || !flags?.includes('fuzzy')) return entry
  const sign = message?.obsolete ? '#~|' : '#|'
  const lines = Object.entries({ msgctxt: previous.msgctxt, msgid: previous.msgid }).flatMap(([keyword, text]) =>
    text === undefined ? [] : `${sign} ${keyword} ${quoted(text)}\n`,
  )
  return entry.replace(/^(?=(?:#~ )?msg)/m, () => lines.join(''))
}
const quoted = (text: string): string => `"${escapeString(text).replaceAll('\n', String.raw`\n`)}"`
