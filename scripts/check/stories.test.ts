import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { defaultLocale, locales } from '../../src/i18n/locales.ts'
import { pathIn } from '../../src/routing/manifest.ts'
import { pageIds } from '../../src/routing/paths.ts'
import { findFiles } from '../build/findFiles.ts'
import { readModule } from '../build/modules.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** Whether a file belongs to the component or story in `whole`: it is in the same folder or below. */
const isPartOf = (part: string, whole: string): boolean => part.startsWith(`${path.dirname(whole)}${path.sep}`)

/**
 * Files with a component that no story shows. A story shows what it imports, and a component shows the parts in its own
 * folder: a page’s story is also the story of its parts.
 */
function filesWithoutStory(folder: string): string[] {
  const files = findFiles(folder, 'src/{app,components,sections,features,pages}/**/*.tsx', ['**/*.test.tsx'])
  const shown = new Set(files.filter((file) => file.endsWith('.stories.tsx')).map((file) => path.join(folder, file)))
  // The loop goes on to what it adds.
  for (const whole of shown)
    for (const { file } of readModule(whole).imports) if (isPartOf(file, whole)) shown.add(file)
  return files.filter((file) => {
    const absolute = path.join(folder, file)
    return !shown.has(absolute) && readModule(absolute).exports.some((name) => /^[A-Z]\w*[a-z]/.test(name))
  })
}

/** Story files with copy that do not show every language of their page, or no phone, where layout and text may break. */
function oneSidedStories(folder: string): string[] {
  return findFiles(folder, 'src/{app,sections,features,pages}/**/*.stories.tsx').flatMap((file) => {
    const source = fs.readFileSync(path.join(folder, file), 'utf8')
    const pages = pageIds.filter((page) => new RegExp(`(?:\\bpage: |pageMeta\\()'${page}'`).test(source))
    const missing = locales
      .filter((locale) => locale !== defaultLocale && pages.every((page) => pathIn(page, locale) !== null))
      .filter((locale) => !new RegExp(`locale: '${locale}'|'${locale} \\d`).test(source))
      .map((locale) => `globals: { locale: '${locale}' }`)
    if (!/value: 'phone'|'\w\w 375'/.test(source)) missing.push("globals: { viewport: { value: 'phone' } }")
    return missing.map((globals) => `${file} needs a story with ${globals}`)
  })
}

test('every component has a story: import it in a *.stories.tsx file of its folder', () => {
  // It shows nothing itself: e2e/consent.spec.ts tests what it loads.
  expect(filesWithoutStory(root)).toEqual(['src/app/ConsentSlot.tsx'])
})

test('stories with copy show every language and a phone', () => {
  // The chooser shows every language at once.
  expect(oneSidedStories(root).filter((problem) => !problem.startsWith('src/app/Chooser.stories.tsx'))).toEqual([])
})

test('a missing story is found', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stories-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }))
  const write = (file: string, source: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    fs.writeFileSync(path.join(folder, file), source)
  }
  write('src/pages/Home/Hero.tsx', 'export function Hero() {}\n')
  write('src/pages/Home/Home.tsx', "import { Hero } from './Hero.tsx'\nexport function Home() {}\n")
  write('src/pages/Home/Intro.tsx', 'export function Intro() {}\n')
  write('src/pages/Home/Home.stories.tsx', "import { Home } from './Home.tsx'\nconst a = pageMeta('home')\n")
  expect(filesWithoutStory(folder)).toEqual(['src/pages/Home/Intro.tsx'])
  expect(oneSidedStories(folder)).toEqual([
    "src/pages/Home/Home.stories.tsx needs a story with globals: { locale: 'de' }",
    "src/pages/Home/Home.stories.tsx needs a story with globals: { viewport: { value: 'phone' } }",
  ])
})
