import { vars } from './theme.css.ts'

/**
 * Columns with a hairline between them and `vars.space.inset` on both sides of it. The outer two have an inset on one
 * side only and are narrower by that amount, so that all texts are equally wide.
 */
export function ruledColumns(count: number): string {
  const insets = 2 * (count - 1)
  const outer = `minmax(0, calc((100% - ${insets} * ${vars.space.inset}) / ${count} + ${vars.space.inset}))`
  return [outer, ...Array.from({ length: count - 2 }, () => 'minmax(0, 1fr)'), outer].join(' ')
}
