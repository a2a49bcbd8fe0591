import JSZip from 'jszip'
import mammoth from 'mammoth'
import { marked } from 'marked'
import { isUtf8 } from 'node:buffer'
import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { foreignFile, foreignFormat } from '../../build/blog/foreignFormat.ts'
import { when } from '../../check/when.ts'
import { StartError } from '../../serve/backend/startError.ts'

export type Picture = { readonly name: string; readonly bytes: Buffer }

export type ReadDocument = {
  readonly html: string
  /** Pictures that are in the file itself, as the HTML names them. */
  readonly pictures: readonly Picture[]
  /** A sentence for each thing that the conversion has lost. */
  readonly sentences: readonly string[]
}

/** Read in addition to Mammoth's own styles: those of Word, of Pandoc and of docs/posts.md. The tags that no article has are named as lost. */
const styleMap = [
  "p[style-name='Title'] => h1.title:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Margin Note'] => p.article-note:fresh",
  "p[style-name='Large Figure'] => p.article-result:fresh",
  'u => u',
  'highlight => mark',
]

/** @throws {StartError} naming the format of a file that is not read, with what to do */
export async function readDocument(file: string): Promise<ReadDocument> {
  if (fs.statSync(file, { throwIfNoEntry: false })?.isFile() !== true) throw new StartError(`${file} is no file.`)
  const bytes = fs.readFileSync(file)
  const ending = path.extname(file).toLowerCase()
  if (ending === '.docx') return readWord(file, bytes)
  if (!['.md', '.markdown', '.html', '.htm'].includes(ending) || bytes.subarray(0, 2).toString() === 'PK')
    throw new StartError(`${file} is not read. Save the text as .docx: Word, Pages, LibreOffice and Google Docs can.`)
  if (!isUtf8(bytes)) throw new StartError(`${file} is not in UTF-8. Save it in this encoding.`)
  const text = new TextDecoder().decode(bytes)
  const isMarkdown = ending.startsWith('.m')
  const foreign = isMarkdown ? foreignFile(text) : foreignFormat(text)
  if (foreign !== undefined) throw new StartError(foreign)
  return isMarkdown ? readMarkdown(text) : { html: text, pictures: [], sentences: [] }
}

const frontMatter = /^\s*(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)\r?\n\1[ \t]*\r?\n/

async function readMarkdown(text: string): Promise<ReadDocument> {
  const settings = frontMatter.exec(text)?.[2] ?? ''
  const title = /^title\s*[:=]\s*["']?(.*?)["']?\s*$/m.exec(settings)?.[1]
  const html = await marked.parse(text.replace(frontMatter, title === undefined ? '' : `# ${title}\n\n`))
  const left = settings.match(/^[\w-]+(?=\s*[:=])/gm)?.filter((name) => name !== 'title') ?? []
  const sentences = [
    ...when(left.length > 0, `Of the lines above the text only the title is read, not ${left.join(', ')}.`),
    ...when(
      html.includes('<pre>'),
      'What is between ```, or begins with a tab or four spaces, is shown as code: without them it is text.',
    ),
  ]
  return { html, pictures: [], sentences }
}

async function readWord(file: string, buffer: Buffer): Promise<ReadDocument> {
  const pictures: Picture[] = []
  const convertImage = mammoth.images.imgElement(async (image) => {
    const ending = image.contentType.replace(/^image\/(?:x-)?|\+xml$/g, '').replace('jpeg', 'jpg')
    const name = `image-${pictures.length + 1}.${ending}`
    pictures.push({ name, bytes: await image.readAsBuffer() })
    return { src: name }
  })
  const { value, messages } = await mammoth
    .convertToHtml({ buffer }, { styleMap, convertImage })
    .catch((error: unknown) => {
      const isOld = buffer.subarray(0, 4).toString('hex') === 'd0cf11e0'
      throw new StartError(
        isOld
          ? `${file} has a password, or is a .doc with another name. Save the document as .docx, without a password.`
          : `${file} is no .docx that can be read (${String(error)}). Save the document as .docx once more.`,
      )
    })
  const [part] = (await JSZip.loadAsync(buffer)).file(/^word\/document\d*\.xml$/)
  const text = (await part?.async('string')) ?? ''
  const texts = messages.map(({ message }) => message)
  const named = texts.filter((message) => !/^Unrecognised \w+ style/.test(message))
  return {
    html: value,
    pictures,
    sentences: [
      ...notes.flatMap(([mark, sentence]) => when(mark.test(text), sentence)),
      ...(await Promise.all(pictures.map(pictureProblem))).flat(),
      ...new Set(named.map(sentenceOf)),
      ...unknownStyles(texts),
      ...(value.includes('<ol')
        ? ['Numbered lists begin at 1, whatever the document says. Where one goes on, write <ol start="3"> in the row.']
        : []),
    ],
  }
}

/** What a document has besides the text that its author sees. */
const notes: readonly (readonly [RegExp, string])[] = [
  [/<w:(?:ins|del|moveFrom)\b/, 'Tracked changes are taken as accepted. Accept or reject each in the document.'],
  [/<w:commentReference\b/, 'Comments are left out.'],
  [/<w:vanish\b(?! w:val="(?:0|false|off)")/, 'Hidden text of the document is shown. Delete it there.'],
]

/** Widest picture in pixels, and largest in bytes, of which nothing is said (docs/posts.md). */
const [widest, largest] = [2000, 1_000_000]

async function pictureProblem({ name, bytes }: Picture): Promise<string[]> {
  const read = async () => (await sharp(bytes).metadata()).width
  const width = await read().catch(() => undefined)
  if (width === undefined) return [`${name} is no picture that can be read. Put it into the document as JPEG.`]
  return when(
    width > widest || bytes.length > largest,
    `${name} is ${width} pixels wide and has ${Math.ceil(bytes.length / 1000)} kB. Save it as JPEG, at most 1600 pixels wide.`,
  )
}

/** Paragraph styles of Word, LibreOffice and Pandoc whose text is plain, or a list by other means. */
const plainStyles =
  /^(?:Normal \(Web\)|No Spacing|(?:First|List) Paragraph|Body Text(?: \w+)*|Text Body|Standard|Default|Compact|List(?: \w+)*|(?:Image |Table )?Caption|(?:Captioned )?Figure|Table Contents|(?:Foot|End)note Text)$/i

/** A sentence about the paragraph styles in Mammoth's messages that the author may have misspelled. */
function unknownStyles(messages: readonly string[]): readonly string[] {
  const names = messages
    .map((message) => /^Unrecognised paragraph style: '(.*)' \(Style ID: /.exec(message)?.[1])
    .filter((name) => name !== undefined && !plainStyles.test(name))
  if (names.length === 0) return []
  const list = [...new Set(names)].map((name) => `"${name}"`).join(', ')
  return [
    `The site has no such styles, and shows their text as plain text: ${list}. A note is a "Margin Note", a large figure a "Large Figure".`,
  ]
}

/** Mammoth's message about a part that it does not read, such as a formula (`oMath`) or a picture that browsers do not show. */
function sentenceOf(message: string): string {
  const name = /^An unrecognised element was ignored: (?:\{.*\})?(.+)$/.exec(message)?.[1]
  if (name === 'w:fldSimple') return 'A field of the document, such as a reference or a date, is left out.'
  if (message.startsWith('Cannot read properties')) return 'A picture of the document is left out: the file lacks it.'
  return name === undefined ? `Compare with the document: ${message}.` : `A part of the document is left out: ${name}.`
}
