import fs from 'node:fs'
import path from 'node:path'

const importPattern = /(?:\bfrom\s*|\bimport\s*)['"](\.{1,2}\/[^'"]+)['"]/g
const dynamicPattern = /\bimport\(\s*['"](\.{1,2}\/[^'"]+)['"]/g

/**
 * Every project file that `entry` needs: itself and what it imports, transitively. The project's imports are relative
 * and name their extension, so reading them takes no resolver.
 */
export function moduleClosure(entry: string, { followDynamic }: { followDynamic: boolean }): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [entry]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue
    seen.add(file)
    const source = fs.readFileSync(file, 'utf8')
    const patterns = followDynamic ? [importPattern, dynamicPattern] : [importPattern]
    for (const pattern of patterns)
      for (const [, target] of source.matchAll(pattern))
        if (target) queue.push(path.resolve(path.dirname(file), target))
  }
  return seen
}
