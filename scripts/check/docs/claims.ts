import path from 'node:path'

/** What a document may refer to. */
export type Project = {
  /** Every file, as a path from the root with slashes. */
  readonly files: ReadonlySet<string>
  /** The npm scripts of package.json. */
  readonly commands: ReadonlySet<string>
  readonly read: (file: string) => string
}

/** Commands of npm itself, which package.json does not list. */
const builtIn: ReadonlySet<string> = new Set(['audit', 'ci', 'install', 'pack', 'view'])
const code = /```[\s\S]*?```|`([^`\n]+)`/g
const link = /\[[^\]\n]*\]\(([^)\s]+)\)/g
const folders = 'src|scripts|e2e|docs|locales|supabase|public|\\.storybook|\\.github|\\.ci'
/** A path of the repository, up to a placeholder or a star. */
const filePath = new RegExp(String.raw`(?<![\w./@-])(?:${folders})/[\w./\-]*(?![\w./\-]*[*<{…])`, 'g')
/** A file that is named without its folder. */
const fileName = /^[\w.-]+\.(?:tsx?|md|sql|json|svg)$/
const command = /\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length

/** GitHub's anchor of a heading: lower case, without punctuation, spaces as hyphens. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/[`*]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (markdown: string): readonly string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

const existsIn =
  ({ files }: Project) =>
  (target: string): boolean => {
    const file = target.replace(/\/$/, '')
    return files.has(file) || [...files].some((known) => known.startsWith(`${file}/`))
  }

/** Every path of the repository that a comment or a message of a source file names, and that does not exist. */
export function falsePaths(file: string, text: string, project: Project): readonly string[] {
  const exists = existsIn(project)
  return [...text.matchAll(filePath)]
    .map(({ 0: name, index }) => ({ name: name.replace(/\.$/, ''), index }))
    .filter(({ name }) => !exists(name))
    .map(({ name, index }) => `${file}:${lineOf(text, index)} names ${name}, which does not exist`)
}

/** Every link, path, file name and command of a document that does not exist, with its line. */
export function falseClaims(document: string, text: string, project: Project): readonly string[] {
  const exists = existsIn(project)
  const found: string[] = []
  const add = (at: number, what: string) => found.push(`${document}:${lineOf(text, at)} ${what}`)

  for (const { 1: address = '', index } of text.matchAll(link)) {
    if (/^(?:https?|mailto):/.test(address)) continue
    const [target = '', anchor] = address.split('#')
    const file = target === '' ? document : path.posix.join(path.posix.dirname(document), target)
    if (!exists(file)) add(index, `links to ${file}, which does not exist`)
    else if (anchor !== undefined && !anchorsOf(file === document ? text : project.read(file)).includes(anchor))
      add(index, `links to ${address}, and ${file} has no such heading`)
  }
  for (const { 0: whole, 1: inline, index } of text.matchAll(code)) {
    const source = inline ?? whole
    for (const { 0: name } of source.matchAll(filePath))
      if (!exists(name)) add(index, `names ${name}, which does not exist`)
    if (fileName.test(source) && ![...project.files].some((file) => `/${file}`.endsWith(`/${source}`)))
      add(index, `names ${source}, and no file is called so`)
    for (const { 1: name = '' } of source.matchAll(command))
      if (!builtIn.has(name) && !project.commands.has(name))
        add(index, `names the command ${name}, which package.json does not have`)
  }
  return found
}
