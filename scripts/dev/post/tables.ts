/**
 * An article has no tables: each row becomes an item of a list, in which a cell follows the title of its column ("Cost: Notary;
 * From: €800"). A table with one column, or with pictures, lists or headings, keeps its cells as blocks.
 * @returns a sentence for each table, since a first row of plain cells may be one of titles or not
 */
export function writeTables(body: Element): string[] {
  const tables = [...body.querySelectorAll('table')].toReversed()
  const sentences = tables.map((table) => {
    const rows = rowsOf(table)
    if (!rows.some((row) => new Set(row).size > 1) || table.querySelector(contents) !== null) {
      table.replaceWith(...[...table.querySelectorAll('caption, td, th')].map(blockOf))
      return 'A table becomes lines: it has one column, or pictures, lists or headings in it.'
    }
    const titles = titlesOf(rows)
    const list = body.ownerDocument.createElement('ul')
    const items = rows.slice(titles === undefined ? 0 : 1).map((row) => itemOf(row, titles))
    list.append(...items.filter((item) => textOf(item) !== ''))
    for (const caption of table.querySelectorAll('caption')) table.before(blockOf(caption))
    table.replaceWith(list)
    return titles === undefined
      ? 'A table becomes a list. It has no row of titles: the first cell of a row is taken for its title.'
      : `A table becomes a list. The titles of its columns: ${titles.filter((title) => title !== '').join(', ')}. If these are none, put an empty row above them.`
  })
  return sentences.toReversed()
}

const contents = 'ul, ol, h1, h2, h3, h4, h5, h6, img, blockquote, pre'

function blockOf(cell: Element): Element {
  const block = cell.ownerDocument.createElement('div')
  block.append(...cell.childNodes)
  return block
}

const textOf = (cell: Element | undefined): string => (cell?.textContent ?? '').replace(/\s+/g, ' ').trim()

/** The rows with a cell for each column: a cell that spans several is in each of them. */
function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [...table.querySelectorAll('tr')].map(() => [])
  for (const [y, tr] of [...table.querySelectorAll('tr')].entries())
    for (const cell of tr.querySelectorAll(':scope > td, :scope > th')) {
      let x = 0
      while (rows[y]?.[x] !== undefined) x += 1
      for (const row of rows.slice(y, y + spanOf(cell, 'rowspan')))
        for (let column = x; column < x + spanOf(cell, 'colspan'); column += 1) row[column] = cell
    }
  return rows.map((row) => Array.from(row, (cell) => cell ?? table.ownerDocument.createElement('td')))
}

/** Limited: no table needs more. */
const spanOf = (cell: Element, name: string): number =>
  Math.min(Math.max(Number.parseInt(cell.getAttribute(name) ?? '1', 10) || 1, 1), 20)

/**
 * Titles are `th` cells or bold. Word and Google Docs write plain ones, too: then words above a column of figures, or any words
 * above three columns. Years count as words.
 */
function titlesOf([first = [], ...rows]: readonly (readonly Element[])[]): string[] | undefined {
  const titles = first.filter((cell) => textOf(cell) !== '')
  const isMarked = titles.every(
    (cell) => cell.localName === 'th' || textOf(cell) === [...cell.querySelectorAll('strong, b')].map(textOf).join(' '),
  )
  const hasFigure = (cell: Element | undefined): boolean => /\d/.test(textOf(cell).replace(/\b(?:19|20)\d\d\b/g, ''))
  const isWords = !first.some(hasFigure)
  const isAboveFigures = first.some((_, column) => column > 0 && rows.every((row) => hasFigure(row[column])))
  const isTitles = isMarked || (isWords && (isAboveFigures || first.length > 2))
  return isTitles && titles.length > 0 && rows.length > 0 ? first.map(textOf) : undefined
}

function itemOf(row: readonly Element[], titles: readonly string[] | undefined): Element {
  const { ownerDocument } = row[0] as Element
  const item = ownerDocument.createElement('li')
  const cells = row.flatMap((cell, column) =>
    textOf(cell) === '' || cell === row[column - 1] ? [] : [{ cell, title: titles?.[column] ?? '' }],
  )
  for (const [at, { cell, title }] of cells.entries()) {
    if (title !== '') item.append(/[:?]$/.test(title) ? `${title} ` : `${title}: `)
    const line = cell.cloneNode(true) as Element
    for (const block of line.querySelectorAll('p, div, br')) block.replaceWith(...block.childNodes, ' ')
    item.append(...line.childNodes)
    item.normalize()
    const { lastChild } = item
    if (lastChild?.nodeType === 3) lastChild.textContent = (lastChild.textContent ?? '').trimEnd()
    if (at < cells.length - 1) item.append(at === 0 && titles === undefined ? ': ' : '; ')
  }
  return item
}
