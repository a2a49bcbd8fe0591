import { parsePo } from 'pofile-ts'

/** One message of a PO file, with its line numbers (the first line of a file is 1). */
export type PoEntry = PreviousText & {
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

/** A line that cannot be read without losing a text. */
type Broken = { readonly line: number; readonly sentence: string }

/** `text` is without the marks of removed and of previous texts, `#~` and `#|`. */
type Line = { readonly line: number; readonly text: string; readonly isObsolete: boolean; readonly isPrevious: boolean }

/** Signs that a whole file is damaged, and what to do. */
const damages: readonly (readonly [RegExp, string])[] = [
  [
    /^<{7}(?: |$)/,
    'Two versions of this place meet here, after a merge. Keep one of them, and delete the other and the three lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ],
  [
    /\uFFFD/,
    'The file is not saved as UTF-8, perhaps as “ANSI” or Windows-1252. Save it as UTF-8 (in a text editor: “Save as”, encoding “UTF-8”) where its letters are still right, or go back to its last version with git checkout.',
  ],
]

/**
 * Reads a PO file entry by entry, with line numbers and one character for each letter with an accent
 * (https://unicode.org/reports/tr15/). The library that Lingui uses reads each; what it would skip or let another entry
 * replace is reported, so that no translation is lost silently.
 */
export function readPo(source: string): { readonly entries: readonly PoEntry[]; readonly broken: readonly Broken[] } {
  const lines = source
    .normalize('NFC')
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
  for (const [damage, sentence] of damages) {
    const at = lines.findIndex((line) => damage.test(line))
    if (at >= 0) return { entries: [], broken: [{ line: at + 1, sentence }] }
  }
  const read = blocksOf(lines).map(readBlock)
  const entries = read.flatMap((it) => ('msgid' in it ? it : []))
  return { entries, broken: [...read.flatMap((it) => ('msgid' in it ? [] : it)), ...duplicatesIn(entries)] }
}

export const keyOf = ({ msgid, msgctxt }: PreviousText): string => `${msgctxt ?? ''}\u0004${msgid}`

/** Whether an entry of the English catalog says something else than the source code. */
export const isEdited = ({ msgid, msgstr }: PoEntry): boolean => msgstr !== '' && msgstr !== msgid
export const editedEnglish = ({ msgid, msgstr, origins }: PoEntry): string =>
  `No page shows “${msgstr}”: English is written in ${origins.join(', ')}. Change it there, and put “${msgid}” back here.`

function duplicatesIn(entries: readonly PoEntry[]): Broken[] {
  const lines = new Map(entries.toReversed().map((entry) => [keyOf(entry), entry.line]))
  return entries
    .filter((entry) => lines.get(keyOf(entry)) !== entry.line)
    .map((entry) => ({
      line: entry.line,
      sentence: `This English text is in line ${lines.get(keyOf(entry))} already. Keep the entry whose translation is right, and delete the other.`,
    }))
}

/** The lines of each entry; a comment or a new msgid after a msgstr begins the next one, even without an empty line. */
function blocksOf(lines: readonly string[]): Line[][] {
  const blocks: Line[][] = [[]]
  for (const [index, raw] of lines.entries()) {
    const [, sign = '', rest = ''] = /^\s*(#~\||#\||#~)?(.*)$/s.exec(raw) ?? []
    const text = rest.trim()
    const [isObsolete, isPrevious] = [sign.startsWith('#~'), sign.endsWith('|')]
    const isComplete = blocks.at(-1)?.some((line) => !line.isPrevious && line.text.startsWith('msgstr'))
    if (text === '' || (isComplete && (isPrevious || /^(?:#|msgctxt\b|msgid\b)/.test(text)))) blocks.push([])
    if (text !== '') blocks.at(-1)?.push({ line: index + 1, text, isObsolete, isPrevious })
  }
  return blocks
}

/** A line with a text, and gettext's escape sequences that a text of a page may need. */
const textLine = /^(?:msg(?:ctxt|id|str)\s*)?"(?:[^"\\]|\\["\\ntr])*"$/
const unreadable =
  'This line cannot be read: the text belongs between two straight quotation marks, and inside it " is written \\" and \\ is written \\\\. A plural belongs inside the text.'

const parsed = (lines: readonly Line[]) =>
  parsePo(['msgid ""\nmsgstr ""\n', ...lines.map(({ text }) => text)].join('\n')).items[0]

/** The entry of a block, or what is wrong with its lines. The header and comments alone are neither. */
function readBlock(block: readonly Line[]): PoEntry | Broken[] {
  const written = block.filter(({ text, isPrevious }) => !isPrevious && !text.startsWith('#'))
  const broken = written.filter(({ text }) => !textLine.test(text))
  const [first] = written
  if (broken.length > 0 || first === undefined) return broken.map(({ line }) => ({ line, sentence: unreadable }))
  const { line } = first
  const lineOf = (keyword: string) => written.find(({ text }) => text.startsWith(keyword))?.line
  const msgstrLine = lineOf('msgstr')
  if (lineOf('msgid') === undefined || msgstrLine === undefined)
    return [{ line, sentence: 'This entry lacks its msgid or its msgstr line. Take it from the file’s last version.' }]
  const twice = written.find(
    ({ text, line: at }) => text.startsWith('msg') && lineOf(/^\w+/.exec(text)?.[0] ?? '') !== at,
  )
  if (twice !== undefined)
    return [{ line: twice.line, sentence: 'This line is there twice in one entry. Keep the right one of the two.' }]
  const item = parsed(block.filter(({ isPrevious }) => !isPrevious))
  if (item === undefined) return []
  const previous = parsed(block.filter(({ isPrevious }) => isPrevious))
  return {
    ...textOf(item),
    msgstr: item.msgstr.join(''),
    previous: previous && textOf(previous),
    notes: item.comments,
    comments: item.extractedComments,
    origins: item.references.flatMap((files) => files.split(/\s+/)),
    flags: Object.keys(item.flags),
    isObsolete: written.some(({ isObsolete }) => isObsolete),
    line,
    msgstrLine,
  }
}

const textOf = ({ msgid, msgctxt }: { readonly msgid: string; readonly msgctxt: string | null }): PreviousText => ({
  msgid,
  msgctxt: msgctxt ?? undefined,
})
