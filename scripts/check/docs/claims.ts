import path from 'node:path'

/** What documents and comments may refer to. */
export type Project = {
  /** Every file and folder, as a path from the root with slashes. */
  readonly paths: ReadonlySet<string>
  /** The npm scripts of package.json. */
  readonly commands: ReadonlySet<string>
  readonly read: (file: string) => string
}

/** Commands of npm itself. */
const builtIn: ReadonlySet<string> = new Set(['audit', 'ci', 'install', 'ls', 'pack', 'view'])
const code = /```[\s\S]*?```|`[^`\n]+`/g
const link = /\[[^\]\n]*\]\((?!https?:|mailto:)([^)\s]+)\)/g
/** A path of the repository, up to a placeholder or a star. */
const filePath =
  /(?<![\w./@-])(?:src|scripts|e2e|docs|locales|supabase|public|\.storybook|\.github)\/[\w./-]*(?![\w./-]*[*<{…])/g
/** A file that is named without its folder. */
const fileName = /^`([\w.-]+\.(?:tsx?|md|sql|json|svg))`$/
const command = /\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g

/** GitHub's anchors of the headings: lower case, without punctuation, spaces as hyphens. */
const anchorsOf = (markdown: string): readonly string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** Paths of the repository that a text names and that do not exist, with their lines. */
export const falsePaths = (file: string, text: string, { paths }: Project): readonly string[] =>
  [...text.matchAll(filePath)]
    .map(({ 0: name, index }) => ({ name: name.replace(/[./]+$/, ''), index }))
    .filter(({ name }) => !paths.has(name))
    .map(({ name, index }) => `${file}:${lineOf(text, index)} names ${name}, which does not exist`)

/** Links, paths, file names and commands of a document that do not exist, with their lines. */
export function falseClaims(document: string, text: string, project: Project): readonly string[] {
  const found: string[] = []
  for (const { 1: address = '', index } of text.matchAll(link)) {
    const [target = '', anchor] = address.split('#')
    const file = target === '' ? document : path.posix.join(path.posix.dirname(document), target).replace(/\/$/, '')
    const isThere = project.paths.has(file) && (anchor === undefined || anchorsOf(project.read(file)).includes(anchor))
    if (!isThere) found.push(`${document}:${lineOf(text, index)} links to ${address}, which does not exist`)
  }
  for (const { 0: source, index } of text.matchAll(code)) {
    const at = `${document}:${lineOf(text, index)}`
    found.push(...falsePaths(at, source, project))
    const name = fileName.exec(source)?.[1]
    if (name !== undefined && ![...project.paths].some((known) => path.posix.basename(known) === name))
      found.push(`${at} names ${name}, and no file is called so`)
    for (const { 1: script = '' } of source.matchAll(command))
      if (!builtIn.has(script) && !project.commands.has(script))
        found.push(`${at} names the command ${script}, which package.json does not have`)
  }
  return found
}
