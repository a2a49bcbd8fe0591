import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storyProblems } from './checkStories.ts'

const files = {
  'components/Card/Card.tsx': 'export function Card() {}\nexport function CardGrid() {}\nexport type CardProps = {}\n',
  'components/Card/Card.stories.tsx': "import { Card, CardGrid } from './Card.tsx'\n",
  // A page’s story is the story of its parts.
  'pages/Home/Hero.tsx': 'export function Hero() {}\nexport const heroHeight = 3\n',
  'pages/Home/Home.tsx': "import { Hero } from './Hero.tsx'\nexport function Home() {}\n",
  'pages/Home/Home.stories.tsx':
    "import { Home } from './Home.tsx'\nconst a = { globals: { locale: 'de', viewport: { value: 'phone' } } }\n",
  'sections/Faq/Faq.stories.tsx': "const a = { parameters: { page: 'luxuryVillas' }, viewport: { value: 'phone' } }\n",
}
type File = keyof typeof files

/** The problems of a project with these files below `src`, after a change of one of them. */
function problemsAfter(file: File, from: string, to: string): string[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'stories-'))
  onTestFinished(() => fs.rmSync(root, { recursive: true, force: true }))
  for (const [name, source] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, 'src', name)), { recursive: true })
    fs.writeFileSync(path.join(root, 'src', name), name === file ? source.replace(from, to) : source)
  }
  return storyProblems(root)
}

const card = 'components/Card/Card.tsx'
const [home, faq] = ['pages/Home/Home.stories.tsx', 'sections/Faq/Faq.stories.tsx'] as const
test.each<[File, string, string, string]>([
  [card, 'CardGrid', 'CardList', 'Card.tsx: CardList has no story'],
  ['components/Card/Card.stories.tsx', 'CardGrid', 'type CardGrid', 'Card.tsx: CardGrid has no story'],
  ['pages/Home/Home.tsx', './Hero.tsx', '../../components/Card/Card.tsx', 'Hero.tsx: Hero has no story'],
  [home, "'de'", "'en'", 'Home.stories.tsx shows nothing in de'],
  [faq, 'luxuryVillas', 'pricing', 'Faq.stories.tsx shows nothing in de'],
  [faq, "'phone'", "'wide'", 'Faq.stories.tsx shows nothing on a phone'],
])('%s with %s changed to %s is reported', (file, from, to, problem) => {
  expect(problemsAfter(file, from, to)).toEqual([expect.stringContaining(problem)])
})

test('a good project has no problem, nor has this one', () => {
  expect(problemsAfter(card, '', '')).toEqual([])
  expect(storyProblems(path.resolve(import.meta.dirname, '../..'))).toEqual([])
})
