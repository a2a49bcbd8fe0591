type Format = readonly [pattern: RegExp, sentence: string]

const asDocument = 'Save the document as .docx and convert that with npm run post.'

const files: readonly Format[] = [
  [/^\s*\{\\rtf/, `The text is RTF. ${asDocument}`],
  [
    /^\s*(?:MIME-Version:|From: <Saved by|Content-Type: )/i,
    `The text is a web archive (MHT) or an e-mail. ${asDocument}`,
  ],
]

const kindsOfHtml: readonly Format[] = [
  [
    /class=["']?Mso|mso-[a-z-]+\s*:|<o:p\b|<w:\w+|schemas-microsoft-com:office/i,
    `The text is HTML of Word or Outlook, which hides lists and notes in styles. ${asDocument}`,
  ],
  [
    /\bid=["']?docs-internal-guid|\bdoc-content\b|\blst-kix_|https:\/\/www\.google\.com\/url\?q=[^"]*source=editors/i,
    'The text is HTML of Google Docs, which hides bold and italic in styles. Download it as Microsoft Word (.docx) and convert that with npm run post.',
  ],
]

const sentenceOf = (formats: readonly Format[], text: string): string | undefined =>
  formats.find(([pattern]) => pattern.test(text))?.[1]

/** A sentence about a file that is neither HTML, Markdown nor plain text; undefined if it is. */
export const foreignFile = (text: string): string | undefined =>
  isJson(text)
    ? 'The text is JSON, a format of its editor. Export it as .docx, Markdown or HTML.'
    : sentenceOf(files, text)

const tag = /<\/?[a-z][a-z\d]*(?:\s[^<>]*)?>/gi
const escapedTag = /&lt;\/?(?:p|h[1-6]|ul|ol|li|div|span|a|strong|b|em|img|br)\b/gi
const markdown = /^#{1,6} \S|\*\*\S[^*]*\*\*|\[[^\]]+\]\(\S+\)|~~\S/m
const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0

/** A sentence about a text that is not HTML as the site reads it, with what to do; undefined for HTML and plain text. */
export function foreignFormat(text: string): string | undefined {
  const found = foreignFile(text) ?? sentenceOf(kindsOfHtml, text)
  if (found !== undefined) return found
  const [tags, escapedTags] = [countOf(tag, text), countOf(escapedTag, text)]
  if (escapedTags > 0 && escapedTags >= tags)
    return 'The text is escaped HTML (&lt;p&gt;): readers would see its tags. Save the HTML itself.'
  return tags === 0 && markdown.test(text)
    ? 'The text is Markdown: readers would see its marks. Save it as .md and convert that with npm run post.'
    : undefined
}

function isJson(text: string): boolean {
  if (!/^\s*[[{"]/.test(text)) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
