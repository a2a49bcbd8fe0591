import { replaceTag } from '../replaceTag.ts'
import { isBlock, textsIn } from './nodes.ts'

/** A table whose tags a tool has dropped: a parser drops its rows and cells, too. */
export const completeTable = (html: string): string =>
  /<table[\s>]/i.test(html)
    ? html
    : html.replace(/<(tbody|tr|td|th)[\s>][\s\S]*<\/(?:tbody|tr|td|th)\s*>/i, '<table>$&</table>')

/**
 * An article has no tables: each row becomes an item of a list, in which a cell follows the title of its column ("Notary;
 * From: €800; To: €1,500"). What only uses a table for its layout becomes blocks.
 */
export function readTables(article: Element, document: Document): void {
  // The innermost first.
  for (const table of [...article.querySelectorAll('table')].toReversed()) {
    const rows = rowsOf(table)
    if (isLayout(table, rows)) {
      for (const part of table.querySelectorAll('caption, thead, tbody, tfoot, tr, td, th'))
        replaceTag(part, 'div', document)
      replaceTag(table, 'div', document)
      continue
    }
    for (const caption of table.querySelectorAll('caption')) table.before(caption)
    const list = document.createElement('ul')
    const titled = rows.findIndex((row) => !isTitles(row))
    const titles = titled > 0 && titled < rows.length ? titlesOf(rows.slice(0, titled)) : undefined
    for (const row of rows.slice(titles === undefined ? 0 : titled)) list.append(itemOf(row, titles, document))
    table.before(list)
    table.remove()
  }
}

/** The rows with a cell for each column: a cell that spans several is in each of them. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = []
  const below: { cell: Element; left: number }[] = []
  for (const row of table.querySelectorAll('tr')) {
    const cells = [...row.children].filter(({ localName }) => localName === 'td' || localName === 'th')
    const all: Element[] = []
    while (cells.length > 0 || (below[all.length]?.left ?? 0) > 0) {
      const above = below[all.length]
      if (above !== undefined && above.left > 0) {
        above.left -= 1
        all.push(above.cell)
        continue
      }
      const cell = cells.shift()
      if (cell === undefined) break
      for (let count = spanOf(cell, 'colspan'); count > 0; count -= 1) {
        below[all.length] = { cell, left: spanOf(cell, 'rowspan') - 1 }
        all.push(cell)
      }
    }
    if (all.length > 0) rows.push(all)
  }
  return rows
}

/** Limited: a number that no table needs would make rows without end. */
const spanOf = (cell: Element, name: string): number =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, 1), 20)

const isLayout = (table: Element, rows: readonly (readonly Element[])[]): boolean =>
  /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
  !rows.some((row) => new Set(row).size > 1) ||
  table.querySelector('table, ul, ol, h1, h2, h3, h4, h5, h6, img, blockquote, pre') !== null

const isTitles = (row: readonly Element[]): boolean =>
  row.every((cell) => cell.localName === 'th') || row[0]?.closest('thead') != null

const textOf = (cell: Element | undefined): string => (cell?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The titles of the columns, from one or more rows. */
const titlesOf = (rows: readonly (readonly Element[])[]): string[] =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    [...new Set(rows.map((row) => textOf(row[column])))].filter((title) => title !== '').join(' '),
  )

function itemOf(row: readonly Element[], titles: readonly string[] | undefined, document: Document): Element {
  const item = document.createElement('li')
  const cells = row
    .map((cell, column) => ({ cell, column }))
    .filter(({ cell, column }) => textOf(cell) !== '' && cell !== row[column - 1])
  for (const [at, { cell, column }] of cells.entries()) {
    // Without titles the first cell is that of its row.
    const isRowTitle = at === 0 && titles === undefined && cells.length > 1
    const title = titles?.[column] ?? ''
    if (title !== '') item.append(/[:?]$/.test(title) ? `${title} ` : `${title}: `)
    item.append(...contentOf(cell, document))
    if (at < cells.length - 1) item.append(isRowTitle ? (/[:?]$/.test(textOf(cell)) ? ' ' : ': ') : '; ')
  }
  return item
}

/** The content of a cell in one line. The original stays: a cell may belong to several rows. */
function contentOf(cell: Element, document: Document): ChildNode[] {
  const copy = cell.cloneNode(true) as Element
  for (const element of copy.querySelectorAll('*')) {
    if (element.localName === 'br') element.replaceWith(' ')
    else if (isBlock(element)) element.replaceWith(' ', ...element.childNodes, ' ')
  }
  const line = document.createElement(cell.localName === 'th' ? 'strong' : 'span')
  line.append(...copy.childNodes)
  line.normalize()
  for (const text of textsIn(line)) text.data = text.data.replace(/\s+/g, ' ')
  const first = textsIn(line)[0]
  const last = textsIn(line).at(-1)
  if (first !== undefined) first.data = first.data.trimStart()
  if (last !== undefined) last.data = last.data.trimEnd()
  return cell.localName === 'th' ? [line] : [...line.childNodes]
}
