import fs from 'node:fs'
import path from 'node:path'
import { defaultLocale, locales } from '../../src/i18n/locales.ts'
import { pathTable, type PageId } from '../../src/routing/paths.ts'

/** Folders whose components are shown in Storybook. */
const shownFolders = ['app', 'components', 'sections', 'features', 'pages'] as const
/** Those that bring copy and are laid out for the width of the screen. */
const copyFolders = ['app', 'sections', 'features', 'pages'] as const

/** Components without a story, as `file: Name`, each with its reason. The check also reports an entry that has a story. */
const withoutStories: readonly string[] = [
  // Shows nothing itself: e2e/consent.spec.ts tests what it loads.
  'src/app/ConsentSlot.tsx: ConsentSlot',
]

/** Story files in one language, each with its reason. */
const inOneLanguage: readonly string[] = [
  // Speaks all languages at once.
  'src/app/Chooser.stories.tsx',
]

const componentPattern = /^export (?:const|function|class) ([A-Z][a-zA-Z0-9]*[a-z][a-zA-Z0-9]*)\b/gm
const importPattern = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'\s*\)/g

/** Imports are the text between the braces by file; a dynamic import is of everything, `*`. */
type Module = { readonly exports: readonly string[]; readonly imports: ReadonlyMap<string, string> }

const filesBelow = (folder: string): string[] =>
  fs.globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.test.tsx'] }).map((file) => path.join(folder, file))

function readModule(file: string): Module {
  const source = fs.readFileSync(file, 'utf8')
  const imports = [...source.matchAll(importPattern)].map(
    ([, names = '*', target, dynamic]) => [path.resolve(path.dirname(file), target ?? dynamic ?? ''), names] as const,
  )
  return {
    exports: [...source.matchAll(componentPattern)].map(([, name = '']) => name),
    imports: new Map(imports),
  }
}

/** Whether a file imports a component, and not only its type, from another. */
function uses(user: Module | undefined, file: string, name: string): boolean {
  const names = user?.imports.get(file) ?? ''
  return names === '*' || new RegExp(`(?<!type )\\b${name}\\b`).test(names)
}

/**
 * Exported components that no story shows, as `file: Name`. A story shows what it imports, and a component shows the
 * parts in its own folder: a page’s story is also the story of its parts.
 */
export function componentsWithoutStory(root: string): string[] {
  const files = shownFolders.flatMap((folder) => filesBelow(path.join(root, 'src', folder)))
  const modules = new Map(files.map((file) => [file, readModule(file)]))
  const shown = new Set(files.filter((file) => file.endsWith('.stories.tsx')))
  const isPartOf = (part: string, whole: string) => part.startsWith(`${path.dirname(whole)}${path.sep}`)
  for (const whole of shown)
    for (const part of modules.get(whole)?.imports.keys() ?? []) if (isPartOf(part, whole)) shown.add(part)
  return files
    .filter((file) => !file.endsWith('.stories.tsx'))
    .flatMap((file) =>
      (modules.get(file)?.exports ?? [])
        .filter((name) => ![...shown].some((user) => isPartOf(file, user) && uses(modules.get(user), file, name)))
        .map((name) => `${path.relative(root, file).replaceAll('\\', '/')}: ${name}`),
    )
}

/** Whether the page that the stories of a file belong to does not exist in this language. */
const isOfPageWithout = (locale: string, source: string): boolean =>
  [...source.matchAll(/(?:\bpage: |pageParameters\()'(\w+)'/g)].some(([, page = '']) => {
    const paths: Readonly<Record<string, string | null>> = page in pathTable ? pathTable[page as PageId] : {}
    return paths[locale] === null
  })

const languageNames = new Intl.DisplayNames('en', { type: 'language' })
/** Languages that stories are translated into. */
const translations: readonly string[] = locales.filter((locale) => locale !== defaultLocale)

/** Story files of what brings copy that lack a language, or show it in one width only, as sentences. */
export function oneSidedStories(root: string, languages = translations): string[] {
  return copyFolders
    .flatMap((folder) => filesBelow(path.join(root, 'src', folder)))
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const name = path.relative(root, file).replaceAll('\\', '/')
      const source = fs.readFileSync(file, 'utf8')
      const shows = (locale: string) => new RegExp(`locale: '${locale}'|'${locale} \\d`).test(source)
      // One story of the file is on that page, and others are not.
      const isOfOtherPages = translations.some((locale) => shows(locale) && isOfPageWithout(locale, source))
      const lacking = languages.filter(
        (locale) =>
          !shows(locale) && (isOfOtherPages || !isOfPageWithout(locale, source)) && !inOneLanguage.includes(name),
      )
      return [
        ...lacking.map(
          (locale) =>
            `${name} shows nothing in ${languageNames.of(locale)}: add a story with globals: { locale: '${locale}' }.`,
        ),
        ...(/value: 'phone'|'\w\w 375'/.test(source)
          ? []
          : [`${name} shows nothing on a phone: add a story with globals: { viewport: { value: 'phone' } }.`]),
      ]
    })
}

/** What is wrong, as sentences. */
export function storyProblems(root: string, accepted: readonly string[] = withoutStories): string[] {
  const missing = componentsWithoutStory(root)
  return [
    ...missing
      .filter((component) => !accepted.includes(component))
      .map((component) => `${component} has no story: import it in a *.stories.tsx file of its folder.`),
    ...accepted
      .filter((component) => !missing.includes(component))
      .map((component) => `${component} has a story: remove it from the list in scripts/check/checkStories.ts.`),
    ...oneSidedStories(root),
  ]
}

if (import.meta.main) {
  const problems = storyProblems(path.resolve(import.meta.dirname, '../..'))
  for (const problem of problems) console.error(problem)
  console.log(
    `Checked that every component has a story, in every language and both widths where it brings copy: ${problems.length} problems.`,
  )
  process.exitCode = problems.length === 0 ? 0 : 1
}
