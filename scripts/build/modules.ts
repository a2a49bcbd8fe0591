import fs from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

type Import = {
  readonly file: string
  /** Names of the imported values, without types; `*` is all of them. */
  readonly names: readonly string[]
  readonly isDynamic: boolean
}
type Module = { readonly exports: readonly string[]; readonly imports: readonly Import[] }

/** Reads what a module exports and imports of the project, whose imports are relative and name their extension. */
export function readModule(file: string): Module {
  const source = fs.readFileSync(file, 'utf8')
  const { staticImports, dynamicImports, staticExports } = parseSync(file, source).module
  const exported = staticExports.flatMap(({ entries }) => entries)
  const imports = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      address: moduleRequest.value,
      names: entries.flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? '*'))),
      isDynamic: false,
    })),
    ...exported.map(({ moduleRequest }) => ({ address: moduleRequest?.value ?? '', names: [], isDynamic: false })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      address: source.slice(start + 1, end - 1),
      names: ['*'],
      isDynamic: true,
    })),
  ]
  return {
    exports: exported.flatMap(({ exportName, isType }) => (isType ? [] : (exportName.name ?? []))),
    imports: imports
      .filter(({ address }) => address.startsWith('.'))
      .map(({ address, ...rest }) => ({ file: path.resolve(path.dirname(file), address), ...rest })),
  }
}

/** Every module of the project that `entry` needs: itself and what it imports, transitively. */
export function moduleClosure(entry: string, { followDynamic }: { followDynamic: boolean }): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [entry]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    for (const it of readModule(file).imports) if (followDynamic || !it.isDynamic) queue.push(it.file)
  }
  return seen
}
