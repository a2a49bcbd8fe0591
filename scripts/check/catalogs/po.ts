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

type Draft = {
  texts: Partial<Record<Keyword, string>>
  lines: Partial<Record<Keyword, number>>
  comments: string[]
  origins: string[]
  flags: string[]
  isObsolete: boolean
  /** Whether one of its lines cannot be parsed; missing fields are then not reported. */
  isBroken: boolean
}
const keywords = ['msgctxt', 'msgid', 'msgid_plural', 'msgstr'] as const
type Keyword = (typeof keywords)[number]

const textLine = /^(?:(msgctxt|msgid|msgid_plural|msgstr)(?:\[\d+\])?\s+)?"((?:[^"\\]|\\.)*)"$/
const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const unescape = (text: string): string => text.replace(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign)
const emptyDraft = (): Draft => ({
  texts: {},
  lines: {},
  comments: [],
  origins: [],
  flags: [],
  isObsolete: false,
  isBroken: false,
})

/** Parses a PO file strictly: PO libraries skip lines that they cannot parse, which loses translations silently. */
export function readPo(source: string): PoFile {
  const entries: PoEntry[] = []
  const broken: { line: number; sentence: string }[] = []
  let draft = emptyDraft()
  let current: Keyword | undefined

  const finish = () => {
    const { texts, lines, isBroken, ...rest } = draft
    const line = lines.msgctxt ?? lines.msgid
    if (line !== undefined && texts.msgid !== '' && !isBroken) {
      if (texts.msgid_plural !== undefined)
        broken.push({ line, sentence: 'This is a gettext plural (msgid_plural). Plurals stand inside the text here.' })
      else if (texts.msgid === undefined || texts.msgstr === undefined)
        broken.push({
          line,
          sentence: 'This entry lacks its msgid or its msgstr line. Take it from the file’s last version.',
        })
      else
        entries.push({
          ...rest,
          msgid: texts.msgid,
          msgctxt: texts.msgctxt,
          msgstr: texts.msgstr,
          line,
          msgstrLine: lines.msgstr ?? line,
        })
    }
    draft = emptyDraft()
    current = undefined
  }

  for (const [index, raw] of source.split(/\r?\n/).entries()) {
    const line = index + 1
    const isObsolete = raw.startsWith('#~')
    const text = (isObsolete ? raw.slice(2) : raw).trim()
    const found = textLine.exec(text)
    // A comment or a new msgid after a msgstr begins the next entry, with or without an empty line between them.
    const opens = text.startsWith('#') || found?.[1] === 'msgctxt' || found?.[1] === 'msgid'
    if (text === '' || (opens && draft.texts.msgstr !== undefined)) finish()
    if (text === '') continue
    if (text.startsWith('#')) addComment(draft, text)
    else if (found === null) {
      draft.isBroken = true
      broken.push({
        line,
        sentence:
          'This line is not complete: the text belongs between two straight quotation marks, and one inside it is written \\".',
      })
    } else {
      const keyword = (found[1] as Keyword | undefined) ?? current
      if (keyword === undefined) continue
      current = keyword
      draft.isObsolete ||= isObsolete
      draft.lines[keyword] ??= line
      draft.texts[keyword] = (draft.texts[keyword] ?? '') + unescape(found[2] ?? '')
    }
  }
  finish()
  return { entries, broken }
}

function addComment(draft: Draft, text: string): void {
  const content = text.slice(2).trim()
  if (text.startsWith('#.')) draft.comments.push(content)
  else if (text.startsWith('#:')) draft.origins.push(...content.split(/\s+/))
  else if (text.startsWith('#,')) draft.flags.push(...content.split(',').map((flag) => flag.trim()))
}
