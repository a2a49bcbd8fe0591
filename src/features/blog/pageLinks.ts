/** Page numbers worth a link: the first, the last, and those around the current one. */
export function pageLinks(page: number, pageCount: number): readonly number[] {
  const numbers = new Set([1, page - 1, page, page + 1, pageCount])
  return [...numbers].filter((number) => number >= 1 && number <= pageCount).toSorted((one, other) => one - other)
}
