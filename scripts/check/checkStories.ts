import fs from 'node:fs'
import path from 'node:path'
import { defaultLocale, locales } from '../../src/i18n/locales.ts'
import { pathIn } from '../../src/routing/manifest.ts'
import { pageIds } from '../../src/routing/paths.ts'
import { findFiles } from '../build/findFiles.ts'
import { readModule } from '../build/modules.ts'
import { when } from './when.ts'

const exceptions: ReadonlySet<string> = new Set([
  // Shows nothing itself: e2e/consent.spec.ts tests what it loads.
  'src/app/ConsentSlot.tsx',
  // Shows every language at once.
  'src/app/Chooser.stories.tsx',
])

/** Whether a file belongs to the component or story in `whole`: it is in the same folder or below. */
const isPartOf = (part: string, whole: string): boolean => part.startsWith(`${path.dirname(whole)}${path.sep}`)

/**
 * Exported components that no story shows. A story shows what it imports, and a component shows the parts in its own
 * folder: a page’s story is also the story of its parts.
 */
function componentsWithoutStory(root: string): string[] {
  const files = findFiles(root, 'src/{app,components,sections,features,pages}/**/*.tsx', ['**/*.test.tsx'])
  const [stories, sources] = [true, false].map((isStory) =>
    files.filter((it) => it.endsWith('.stories.tsx') === isStory),
  )
  const modules = new Map(files.map((file) => [path.join(root, file), readModule(path.join(root, file))]))
  const shown = new Set(stories?.map((file) => path.join(root, file)))
  for (const whole of shown)
    for (const { file } of modules.get(whole)?.imports ?? []) if (isPartOf(file, whole)) shown.add(file)
  const shows = (user: string, file: string, name: string): boolean =>
    isPartOf(file, user) &&
    (modules.get(user)?.imports ?? []).some(
      (it) => it.file === file && (it.names.includes(name) || it.names.includes('*')),
    )
  return (sources ?? []).flatMap((source) => {
    const file = path.join(root, source)
    return (modules.get(file)?.exports ?? [])
      .filter((name) => /^[A-Z]\w*[a-z]/.test(name) && ![...shown].some((user) => shows(user, file, name)))
      .map((name) => `${source}: ${name} has no story: import it in a *.stories.tsx file of its folder.`)
  })
}

/** Story files with copy that do not show every language of their page, or no phone, where layout and text may break. */
function oneSidedStories(root: string): string[] {
  return findFiles(root, 'src/{app,sections,features,pages}/**/*.stories.tsx').flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    const pages = pageIds.filter((page) => new RegExp(`(?:\\bpage: |pageParameters\\()'${page}'`).test(source))
    return [
      ...locales
        .filter((locale) => locale !== defaultLocale && pages.every((page) => pathIn(page, locale) !== null))
        .filter((locale) => !new RegExp(`locale: '${locale}'|'${locale} \\d`).test(source))
        .map((locale) => `${file} shows nothing in ${locale}: add a story with globals: { locale: '${locale}' }.`),
      ...when(
        !/value: 'phone'|'\w\w 375'/.test(source),
        `${file} shows nothing on a phone: add a story with globals: { viewport: { value: 'phone' } }.`,
      ),
    ]
  })
}

/** What is wrong, as sentences. */
export const storyProblems = (root: string): string[] =>
  [...componentsWithoutStory(root), ...oneSidedStories(root)].filter(
    (problem) => ![...exceptions].some((file) => problem.startsWith(file)),
  )

if (import.meta.main) {
  const problems = storyProblems(path.resolve(import.meta.dirname, '../..'))
  for (const problem of problems) console.error(problem)
  console.log(`Checked the stories of components, languages and widths: ${problems.length} problems.`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
