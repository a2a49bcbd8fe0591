import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { oneSidedStories, storyProblems } from './checkStories.ts'

/** A project with these files below `src`. */
function project(files: Readonly<Record<string, string>>): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stories-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  for (const [file, source] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, 'src', file)), { recursive: true })
    fs.writeFileSync(path.join(root, 'src', file), source)
  }
  return root
}

const card = { 'components/Card/Card.tsx': 'export function Card() {}\nexport function CardGrid() {}\n' }
const cardStory = (names: string) => ({
  'components/Card/Card.stories.tsx': `import type { Meta } from '@storybook/react-vite'\nimport { ${names} } from './Card.tsx'\n`,
})
const page = {
  'pages/Home/Home.tsx': `import { Hero } from './Hero.tsx'\nexport function Home() {}\n`,
  'pages/Home/Hero.tsx': 'export function Hero() {}\nexport const heroHeight = 3\n',
  'pages/Home/Home.stories.tsx': `import { Home } from './Home.tsx'\nglobals: { locale: 'de', viewport: { value: 'phone' } }\n`,
}

test('every component of this project has a story', () => {
  expect(storyProblems(path.resolve(import.meta.dirname, '../..'))).toEqual([])
})

test('components that stories import pass', () => {
  expect(storyProblems(project({ ...card, ...cardStory('Card, CardGrid') }), [])).toEqual([])
})

test('a component without a story is named with its file', () => {
  expect(storyProblems(project(card), [])).toEqual([
    expect.stringContaining('src/components/Card/Card.tsx: Card has no story'),
    expect.stringContaining('src/components/Card/Card.tsx: CardGrid has no story'),
  ])
})

test('a second component of a file that no story imports is named', () => {
  expect(storyProblems(project({ ...card, ...cardStory('Card') }), [])).toEqual([
    expect.stringContaining('Card.tsx: CardGrid has no story'),
  ])
})

test('a type that a story imports is no component', () => {
  expect(storyProblems(project({ ...card, ...cardStory('Card, type CardGrid') }), [])).toHaveLength(1)
})

test('a page’s story is the story of its parts', () => {
  expect(storyProblems(project(page), [])).toEqual([])
})

test('but not that of a component elsewhere', () => {
  const elsewhere = {
    'pages/Home/Home.tsx': `import { Card } from '../../components/Card/Card.tsx'\nexport function Home() {}\n`,
  }
  expect(storyProblems(project({ ...page, ...card, ...elsewhere }), [])).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Card.tsx: Card has no story'),
      expect.stringContaining('Hero.tsx: Hero has no story'),
    ]),
  )
})

test('what is accepted without a story must be without one', () => {
  const accepted = ['src/components/Card/Card.tsx: CardGrid']
  expect(storyProblems(project({ ...card, ...cardStory('Card') }), accepted)).toEqual([])
  expect(storyProblems(project({ ...card, ...cardStory('Card, CardGrid') }), accepted)).toEqual([
    expect.stringContaining('remove it from the list'),
  ])
})

const faq = (source: string) => project({ 'sections/Faq/Faq.stories.tsx': source })

test('a section must be seen in German and on a phone', () => {
  expect(oneSidedStories(faq('export const English = {}'))).toEqual([
    expect.stringContaining('src/sections/Faq/Faq.stories.tsx shows nothing in German'),
    expect.stringContaining('src/sections/Faq/Faq.stories.tsx shows nothing on a phone'),
  ])
  expect(oneSidedStories(faq("globals: { locale: 'de' }; seenIn('en 375')"))).toEqual([])
})

test('a third language is asked for as well', () => {
  expect(oneSidedStories(faq("globals: { locale: 'de' }; seenIn('en 375')"), ['de', 'es'])).toEqual([
    expect.stringContaining('src/sections/Faq/Faq.stories.tsx shows nothing in Spanish'),
  ])
})

test('a section of an English page is in English', () => {
  expect(oneSidedStories(faq("parameters: { page: 'luxuryVillas' }; viewport: { value: 'phone' }"))).toEqual([])
  expect(oneSidedStories(faq("parameters: { page: 'pricing' }; viewport: { value: 'phone' }"))).toHaveLength(1)
})
