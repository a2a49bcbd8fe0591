import fs from 'node:fs'
import path from 'node:path'

const file = path.resolve(import.meta.dirname, '../../../docs/performance.md')

/** The measured parts of docs/performance.md; each is between two markers of its name. */
export type Section = 'weight' | 'refresh' | 'speed' | 'posts'

const markersOf = (section: Section) => ({ start: `<!-- ${section} -->`, end: `<!-- /${section} -->` })

/** @throws {Error} when the page lacks the markers of the section */
export function replaceSection(page: string, section: Section, content: string): string {
  const { start, end } = markersOf(section)
  const from = page.indexOf(start)
  const to = page.indexOf(end, from)
  if (from === -1 || to === -1) throw new Error(`docs/performance.md has no section between ${start} and ${end}.`)
  return `${page.slice(0, from + start.length)}\n\n${content.trim()}\n\n${page.slice(to)}`
}

/** Writes what a tool has measured into docs/performance.md. */
export function writeSection(section: Section, content: string): void {
  fs.writeFileSync(file, replaceSection(fs.readFileSync(file, 'utf8'), section, content))
  console.log(`Wrote the section "${section}" of docs/performance.md.`)
}

type Options = { readonly firstColumn?: 'left' | 'right' }

/** A table as oxfmt formats it. All columns but the first are aligned to the right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { firstColumn = 'left' }: Options = {},
): string {
  const isRight = (column: number) => column > 0 || firstColumn === 'right'
  const widths = head.map((_, column) => Math.max(3, ...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return isRight(column) ? cell.padStart(width) : cell.padEnd(width)
  }
  const rule = widths.map((width, column) => (isRight(column) ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [line(head.map(pad)), line(rule), ...rows.map((row) => line(row.map(pad)))].join('\n')
}
