/** One message of a PO file, with its line numbers (the first line of a file is 1). */
export type PoEntry = {
  readonly msgid: string
  readonly msgctxt: string | undefined
  readonly msgstr: string
  /** Comments from the source code (`#.`). */
  readonly comments: readonly string[]
  /** Files that use the message (`#:`). */
  readonly origins: readonly string[]
  readonly flags: readonly string[]
  readonly isObsolete: boolean
  readonly line: number
  readonly msgstrLine: number
}

export type PoFile = {
  readonly entries: readonly PoEntry[]
  /** Lines that no PO editor would write, a sentence each. */
  readonly broken: readonly { readonly line: number; readonly sentence: string }[]
}

type Line = { readonly line: number; readonly text: string; readonly isObsolete: boolean }

const textLine = /^(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d+\])?\s+)?"((?:[^"\\]|\\.)*)"$/
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const unescape = (text: string): string => text.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)

/** Parses a PO file strictly: PO libraries skip lines that they cannot parse, which loses translations silently. */
export function readPo(source: string): PoFile {
  const files = blocksOf(source).map(readBlock)
  return { entries: files.flatMap(({ entries }) => entries), broken: files.flatMap(({ broken }) => broken) }
}

/** The lines of each entry; a comment or a new msgid after a msgstr begins the next one, even without an empty line. */
function blocksOf(source: string): Line[][] {
  const blocks: Line[][] = [[]]
  let hasTranslation = false
  for (const [index, raw] of source.split(/\r?\n/).entries()) {
    const isObsolete = raw.startsWith('#~')
    const text = (isObsolete ? raw.slice(2) : raw).trim()
    if (text === '' || (hasTranslation && /^(?:#|msgctxt\s|msgid\s)/.test(text))) {
      blocks.push([])
      hasTranslation = false
    }
    hasTranslation ||= text.startsWith('msgstr')
    if (text !== '') blocks.at(-1)?.push({ line: index + 1, text, isObsolete })
  }
  return blocks
}

function readBlock(lines: readonly Line[]): PoFile {
  const written = lines.filter(({ text }) => !text.startsWith('#'))
  const texts = new Map<string, { readonly line: number; readonly text: string }>()
  const unreadable: number[] = []
  let keyword = ''
  for (const { line, text } of written) {
    const [, named = keyword, content] = textLine.exec(text) ?? []
    keyword = named
    const before = texts.get(keyword)
    if (content === undefined) unreadable.push(line)
    else texts.set(keyword, { line: before?.line ?? line, text: (before?.text ?? '') + unescape(content) })
  }
  const [msgctxt, msgid, plural, msgstr] = ['msgctxt', 'msgid', 'msgid_plural', 'msgstr'].map((name) => texts.get(name))
  const line = (msgctxt ?? msgid)?.line
  const sentence =
    'This line is not complete: the text belongs between two straight quotation marks, and one inside it is written \\".'
  if (unreadable.length > 0) return refused(sentence, ...unreadable)
  if (line === undefined || msgid?.text === '') return { entries: [], broken: [] }
  if (plural) return refused('This is a gettext plural (msgid_plural). Write the plural inside the text.', line)
  if (!msgid || !msgstr)
    return refused('This entry lacks its msgid or its msgstr line. Take it from the file’s last version.', line)
  const commentsOf = (sign: string) =>
    lines.filter(({ text }) => text.startsWith(sign)).map(({ text }) => text.slice(sign.length).trim())
  const entry: PoEntry = {
    msgid: msgid.text,
    msgctxt: msgctxt?.text,
    msgstr: msgstr.text,
    comments: commentsOf('#.'),
    origins: commentsOf('#:').flatMap((files) => files.split(/\s+/)),
    flags: commentsOf('#,').flatMap((flags) => flags.split(/\s*,\s*/)),
    isObsolete: written.some(({ isObsolete }) => isObsolete),
    line,
    msgstrLine: msgstr.line,
  }
  return { entries: [entry], broken: [] }
}

const refused = (sentence: string, ...lines: readonly number[]): PoFile => ({
  entries: [],
  broken: lines.map((line) => ({ line, sentence })),
})
