/** One message of a PO file, with its line numbers (the first line of a file is 1). */
export type PoEntry = {
  readonly msgid: string
  readonly msgctxt: string | undefined
  readonly msgstr: string
  /** What msgid and msgctxt were when the translation was confirmed (`#|`). */
  readonly previous: PreviousText | undefined
  /** Comments of translators (`# `). */
  readonly notes: readonly string[]
  /** Comments from the source code (`#.`). */
  readonly comments: readonly string[]
  /** Files that use the message (`#:`). */
  readonly origins: readonly string[]
  readonly flags: readonly string[]
  readonly isObsolete: boolean
  readonly line: number
  readonly msgstrLine: number
}
export type PreviousText = { readonly msgid: string; readonly msgctxt: string | undefined }

export type PoFile = {
  readonly entries: readonly PoEntry[]
  /** Lines that cannot be read without losing a text, a sentence each. */
  readonly broken: readonly Broken[]
}
export type Broken = { readonly line: number; readonly sentence: string }

type Line = { readonly line: number; readonly text: string; readonly isObsolete: boolean; readonly isPrevious: boolean }

const textLine = /^(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d+\])?\s*)?"((?:[^"\\]|\\.)*)"$/
/** Escape sequences of C, which gettext reads: https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html */
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\u0007', b: '\b', v: '\v', f: '\f' }
const unescape = (text: string): string => text.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)
const unknownEscape = (text: string): string | undefined => /\\./.exec(text.replace(/\\["'\\?ntrabvf]/g, ''))?.[0]

const conflictSentence =
  'Two versions of this place meet here, after a merge. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>.'

/**
 * Parses a PO file strictly and with line numbers: PO libraries have none, skip lines that they cannot parse, and let
 * the last of two equal entries win, so translations are lost silently.
 */
export function readPo(source: string): PoFile {
  const conflicts = source.split(/\r?\n/).flatMap((text, index) => (/^<{7}(?: |$)/.test(text) ? index + 1 : []))
  if (conflicts.length > 0)
    return { entries: [], broken: conflicts.map((line) => ({ line, sentence: conflictSentence })) }
  const blocks = blocksOf(source).map(readBlock)
  const entries = blocks.flatMap((block) => block.entries)
  return { entries, broken: [...blocks.flatMap((block) => block.broken), ...duplicatesIn(entries)] }
}

export const keyOf = ({ msgid, msgctxt }: PreviousText): string => `${msgctxt ?? ''}\u0004${msgid}`

function duplicatesIn(entries: readonly PoEntry[]): Broken[] {
  const first = new Map<string, number>()
  return entries.flatMap((entry) => {
    const before = first.get(keyOf(entry))
    if (before === undefined) first.set(keyOf(entry), entry.line)
    return before === undefined ? [] : { line: entry.line, sentence: duplicateSentence(before) }
  })
}
const duplicateSentence = (line: number): string =>
  `This English text is in line ${line} already. Keep the entry whose translation is right, and delete the other.`

/** The lines of each entry; a comment or a new msgid after a msgstr begins the next one, even without an empty line. */
function blocksOf(source: string): Line[][] {
  const blocks: Line[][] = [[]]
  let hasTranslation = false
  for (const [index, raw] of source
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const [, comment = '', rest = ''] = /^\s*(#~\||#\||#~)?(.*)$/s.exec(raw) ?? []
    const [text, isObsolete, isPrevious] = [rest.trim(), comment.startsWith('#~'), comment.endsWith('|')]
    if (raw.trim() === '' || (hasTranslation && (isPrevious || /^(?:#|msgctxt\b|msgid\b)/.test(text)))) {
      blocks.push([])
      hasTranslation = false
    }
    hasTranslation ||= !isPrevious && text.startsWith('msgstr')
    if (text !== '') blocks.at(-1)?.push({ line: index + 1, text, isObsolete, isPrevious })
  }
  return blocks
}

type Texts = ReadonlyMap<string, { readonly line: number; readonly text: string }>

/** The texts of lines by keyword, continued lines joined. */
function textsOf(lines: readonly Line[]): { readonly texts: Texts; readonly broken: readonly Broken[] } {
  const texts = new Map<string, { readonly line: number; readonly text: string }>()
  const broken: Broken[] = []
  let keyword = ''
  for (const { line, text } of lines) {
    const [, named = keyword, content] = textLine.exec(text) ?? []
    keyword = named
    const before = texts.get(keyword)
    const escape = unknownEscape(content ?? '')
    if (content === undefined || keyword === '') broken.push({ line, sentence: incompleteSentence })
    else if (escape !== undefined) broken.push({ line, sentence: escapeSentence(escape) })
    else texts.set(keyword, { line: before?.line ?? line, text: (before?.text ?? '') + unescape(content) })
  }
  return { texts, broken }
}
const incompleteSentence =
  'This line is not complete: the text belongs between two straight quotation marks, and one inside it is written \\".'
const escapeSentence = (escape: string): string =>
  `“${escape}” means nothing in this file. Write the character itself; a backslash that visitors shall see is written \\\\.`

function readBlock(lines: readonly Line[]): PoFile {
  const written = lines.filter(({ text, isPrevious }) => !isPrevious && !text.startsWith('#'))
  const { texts, broken } = textsOf(written)
  const before = textsOf(lines.filter(({ isPrevious }) => isPrevious))
  const [msgctxt, msgid, plural, msgstr] = ['msgctxt', 'msgid', 'msgid_plural', 'msgstr'].map((name) => texts.get(name))
  const line = (msgctxt ?? msgid ?? written[0])?.line
  if (broken.length > 0) return { entries: [], broken }
  if (line === undefined || msgid?.text === '') return { entries: [], broken: [] }
  if (plural) return refused('This is a gettext plural (msgid_plural). Write the plural inside the text.', line)
  if (!msgid || !msgstr)
    return refused('This entry lacks its msgid or its msgstr line. Take it from the file’s last version.', line)
  const previous = before.texts.get('msgid')?.text
  const commentsOf = (sign: string) =>
    lines.filter(({ text }) => text.startsWith(sign)).map(({ text }) => text.slice(sign.length).trim())
  const entry: PoEntry = {
    msgid: msgid.text,
    msgctxt: msgctxt?.text,
    msgstr: msgstr.text,
    previous: previous === undefined ? undefined : { msgid: previous, msgctxt: before.texts.get('msgctxt')?.text },
    notes: commentsOf('# '),
    comments: commentsOf('#.'),
    origins: commentsOf('#:').flatMap((files) => files.split(/\s+/)),
    flags: commentsOf('#,').flatMap((flags) => flags.split(/\s*,\s*/)),
    isObsolete: written.some(({ isObsolete }) => isObsolete),
    line,
    msgstrLine: msgstr.line,
  }
  return { entries: [entry], broken: [] }
}

const refused = (sentence: string, line: number): PoFile => ({ entries: [], broken: [{ line, sentence }] })
