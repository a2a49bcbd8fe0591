import type { Broken } from './po.ts'

/** Signs of the site's languages that are longer than a byte in UTF-8, and those that misread ones begin with. */
const signs = 'ÄÖÜäöüßÀÁÈÉÍÒÓÚÇÑàáâèéêíìîïòóôúùûçñ«»¿¡§°²³½·×€„“”‚‘’–—…•ÃÂ\u00A0\u202F'
const readAs = (encoding: string, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes)
/** What a sign becomes when its bytes are read in another encoding: “ü” in Windows-1252 is “Ã¼”, on an old Mac “√º”. */
const misread = Array.from(signs).flatMap((sign) =>
  ['windows-1252', 'macintosh'].map((encoding) => readAs(encoding, new TextEncoder().encode(sign))),
)
const damage = new RegExp(
  [
    ...misread,
    String.raw`\uFFFD`,
    // Control characters and box drawing: letters of DOS.
    String.raw`[\u0080-\u009F\u2500-\u257F]`,
    // Bytes as addresses and e-mails write them.
    String.raw`[%=](?:C[235]|E2)[%=][89AB][\dA-F]`,
    // An accent alone within a word: Windows-1252, read as that of an old Mac.
    String.raw`\p{Ll}[\u00B8\u02C6\u2030\u0178]\p{Ll}`,
  ].join('|'),
  'u',
)
/** A question mark within a word. */
const lostLetter = /\p{L}\?\p{Ll}/u

const remedy = (file: string): string =>
  `Save it as UTF-8 (in a text editor: “Save as”, encoding “UTF-8”) where its letters are still right, or go back to its last version: git checkout ${file}`

/** The text of a catalog, or why its letters cannot be trusted, as one problem. */
export function decodeCatalog(file: string, bytes: Uint8Array): { readonly text: string } | Broken {
  const start = bytes.subarray(0, 200)
  if (start.includes(0)) return { line: 1, sentence: `The file is saved as UTF-16. ${remedy(file)}` }
  const line = invalidLine(bytes)
  if (line !== undefined)
    return { line, sentence: `The file is not saved as UTF-8, perhaps as “ANSI” or Windows-1252. ${remedy(file)}` }
  const text = readAs('utf-8', bytes)
  const lines = text.split('\n')
  if (/\r(?!\n)/.test(text))
    return { line: 1, sentence: `The file has the line ends of an old Mac (CR alone). Save it with LF or CRLF.` }
  const charset = lines.findIndex((it) => /^"Content-Type:.*charset=(?!utf-?8\b)/i.test(it))
  if (charset !== -1)
    return { line: charset + 1, sentence: 'The file names another encoding. Write here: charset=utf-8' }
  const damaged = lines.flatMap((it, at) => (isDamaged(it) ? at + 1 : []))
  if (damaged[0] === undefined) return { text }
  return { line: damaged[0], sentence: damageSentence(file, damaged, lines) }
}

const isDamaged = (line: string): boolean => damage.test(line) || (!/^(?:#|msgid)/.test(line) && lostLetter.test(line))

function damageSentence(file: string, damaged: readonly number[], lines: readonly string[]): string {
  const line = lines[(damaged[0] ?? 1) - 1] ?? ''
  const at = Math.min(...[damage, lostLetter].map((it) => line.search(it)).filter((it) => it >= 0))
  const others = damaged.length === 1 ? '' : `, and in ${damaged.length - 1} more`
  return `Letters were lost in another encoding (“${line.slice(Math.max(0, at - 10), at + 10).trim()}”${others}). ${remedy(file)}`
}

/** The first line that is no UTF-8. A line feed is no part of a longer sign, so lines can be read one by one. */
function invalidLine(bytes: Uint8Array): number | undefined {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return undefined
  } catch {
    let line = 1
    for (let start = 0; start < bytes.length; line += 1) {
      const end = bytes.indexOf(10, start)
      const next = end === -1 ? bytes.length : end + 1
      if (readAs('utf-8', bytes.subarray(start, next)).includes('\uFFFD')) return line
      start = next
    }
    return 1
  }
}
