import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { navigation } from '../../../src/content/navigation.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const menu = navigation.map(({ page }) => page.charAt(0).toUpperCase() + page.slice(1))
/** Features with pictures, and the page that has them. */
const features: Readonly<Record<string, string>> = { regionMap: 'Guide' }
/** The relief that leads from the home page to the guide. */
const onTwoPagesOfTheMenu = ['regions', 'raisedRegions']
const most = 3

/** The pages of each picture: `finca` -> ['InvestmentHomes', 'Services']. */
function pagesByPicture(): Record<string, string[]> {
  const found: Record<string, Set<string>> = {}
  for (const file of fs.globSync('src/{pages,features}/*/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.(stories|test)\./.test(file)) continue
    const [, layer = '', folder = ''] = file.split(path.sep)
    const page = layer === 'pages' ? folder : (features[folder] ?? folder)
    const source = fs.readFileSync(path.join(root, file), 'utf8')
    for (const [, picture = ''] of source.matchAll(/content\/pictures\/(\w+)\.ts'/g)) {
      if (picture !== 'contentPicture') (found[picture] ??= new Set()).add(page)
    }
  }
  return Object.fromEntries(Object.entries(found).map(([picture, pages]) => [picture, [...pages].toSorted()]))
}

const documented = (): Record<string, string[]> =>
  Object.fromEntries(
    fs
      .readFileSync(path.join(root, 'docs/pictures.md'), 'utf8')
      .split('\n')
      .map((line) => line.split('|').map((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)))
      .filter((cells) => cells.length > 3 && cells[1]?.length === 1)
      .map((cells) => [cells[1]?.[0] ?? '', (cells[2] ?? []).toSorted()]),
  )

const pictures = pagesByPicture()

test('docs/pictures.md names the pages of every picture', () => {
  expect(documented()).toEqual(pictures)
})

test.each(Object.entries(pictures))('%s is once in the main menu and on three pages at most', (picture, pages) => {
  expect(pages.length).toBeLessThanOrEqual(most)
  if (onTwoPagesOfTheMenu.includes(picture)) return
  expect(pages.filter((page) => menu.includes(page)).length).toBeLessThanOrEqual(1)
})
