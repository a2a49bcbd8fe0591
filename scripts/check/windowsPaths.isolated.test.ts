import fs from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { findFiles } from '../build/findFiles.ts'
import { listFile } from '../build/listFile.ts'
import { moduleClosure } from '../build/modules.ts'
import { storyProblems } from './checkStories.ts'
import { checkLaunch } from './launch/checkLaunch.ts'

/** What compares paths, with the `path` of Windows and a file system that takes and returns its paths. */
vi.mock('node:path', async (load) => {
  const { win32 } = await load<typeof path>()
  return { ...win32, default: win32 }
})
vi.mock('node:fs', async (load) => {
  const { default: real } = await load<{ default: typeof fs }>()
  const toPosix = <T>(value: T) => (typeof value === 'string' ? value.replaceAll('\\', '/') : value)
  const files = {
    ...real,
    readFileSync: (file: string, encoding: 'utf8') => real.readFileSync(toPosix(file), encoding),
    existsSync: (file: string) => real.existsSync(toPosix(file)),
    globSync: (glob: string, options: { cwd: string; exclude?: string[] }) =>
      real.globSync(glob, { ...options, cwd: toPosix(options.cwd) }).map((file) => file.replaceAll('/', '\\')),
  }
  return { ...files, default: files }
})

const root = path.resolve(import.meta.dirname, '../..')

test('paths are those of Windows here', () => {
  expect(root).toMatch(/^\\/)
  expect(fs.globSync('src/main.tsx', { cwd: root })).toEqual(['src\\main.tsx'])
})

test('files are found by paths with slashes', () => {
  expect(findFiles(root, 'src/app/*.tsx')).toContain('src/app/routes.tsx')
  expect(findFiles(root, 'src/*.tsx', ['**/main.tsx'])).toEqual([])
})

test('a page needs the modules that it imports, as its messages name them', () => {
  const modules = moduleClosure(path.join(root, 'src/pages/Home/Home.tsx'), { followDynamic: true })
  expect(modules.has(path.join(root, 'src/pages/Home/copy.ts'))).toBe(true)
  expect(modules.size).toBeGreaterThan(50)
})

test('every component has its story', () => {
  expect(storyProblems(root)).toEqual([])
})

test('samples are named by their file, and tests are none', () => {
  const files = new Set(checkLaunch(root, {}).map(({ file }) => file))
  expect([...files].filter((file) => file.includes('\\') || file.includes('.test.'))).toEqual([])
  expect(files).toContain('src/content/company.ts')
})

test('lists are next to the built site', () => {
  expect(listFile('C:\\site\\dist', 'blog')).toBe('C:\\site\\reports\\lists\\dist\\blog.json')
})
