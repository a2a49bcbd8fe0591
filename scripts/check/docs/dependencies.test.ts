import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** The names at the start of each line of the list; a name that ends in a star covers every name with that beginning. */
function explainedIn(page: string): readonly string[] {
  const list = /## Why each dependency is there\n([\s\S]*?)(?:\n## |$)/.exec(page)?.[1] ?? ''
  return [...list.matchAll(/^- (.+?): /gm)].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
}

test('the page explains each dependency once, and nothing else', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    object
  >
  const installed = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const explained = explainedIn(read('docs/decisions/dependencies.md'))
  const covers = (name: string, dependency: string) =>
    name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : dependency === name
  const times = Object.fromEntries(
    installed.map((dependency) => [dependency, explained.filter((name) => covers(name, dependency)).length]),
  )
  expect(times).toEqual(Object.fromEntries(installed.map((dependency) => [dependency, 1])))
  expect(explained.filter((name) => !installed.some((dependency) => covers(name, dependency)))).toEqual([])
})
