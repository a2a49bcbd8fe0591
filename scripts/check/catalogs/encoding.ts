import { isUtf8 } from 'node:buffer'
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

/**
 * The text of a catalog with one character for each letter with an accent (https://unicode.org/reports/tr15/), or why its letters cannot be trusted, as one problem.
 */
export function decodeCatalog(file: string, bytes: Uint8Array): { readonly text: string } | Broken {
  if (bytes.subarray(0, 200).includes(0)) return { line: 1, sentence: `The file is saved as UTF-16. ${remedy(file)}` }
  const text = readAs('utf-8', bytes).normalize('NFC')
  const lines = text.split(/\r\n?|\n/)
  const charset = lines.findIndex((it) => /^"Content-Type:.*charset=(?!utf-?8\b)/i.test(it))
  const damaged = lines.flatMap((it, at) => (isDamaged(it) ? at : []))
  const [first] = damaged
  if (!isUtf8(bytes))
    return {
      line: lines.findIndex((it) => it.includes('\uFFFD')) + 1,
      sentence: `The file is not saved as UTF-8, perhaps as “ANSI” or Windows-1252. ${remedy(file)}`,
    }
  if (charset !== -1)
    return { line: charset + 1, sentence: 'The file names another encoding. Write here: charset=utf-8' }
  if (first === undefined) return { text }
  const line = lines[first] ?? ''
  const at = Math.min(...[damage, lostLetter].map((it) => line.search(it)).filter((it) => it >= 0))
  const others = damaged.length === 1 ? '' : `, and in ${damaged.length - 1} more`
  return {
    line: first + 1,
    sentence: `Letters were lost in another encoding (“${line.slice(Math.max(0, at - 10), at + 10).trim()}”${others}). ${remedy(file)}`,
  }
}

const isDamaged = (line: string): boolean => damage.test(line) || (!/^(?:#|msgid)/.test(line) && lostLetter.test(line))
