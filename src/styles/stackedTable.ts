import { globalStyle } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { vars } from './theme.css.ts'

/**
 * On phones the first cell of each row is above the other two, which share the width. Rows are grids there, so the
 * table's elements need explicit roles: browsers may drop the implicit ones when `display` changes.
 */
export function stackOnPhones(table: string): void {
  const rule = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
    globalStyle(`${table} ${selector}`, { '@media': { [media.phone]: styles } })
  globalStyle(table, { '@media': { [media.phone]: { display: 'block' } } })
  rule(':is(thead, tbody)', { display: 'block' })
  rule('tr', { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'stretch' })
  globalStyle(`${table} tr`, { '@media': { [media.enlarged]: { gridTemplateColumns: 'minmax(0, 1fr)' } } })
  rule('tr > :first-child', { gridColumn: '1 / -1', borderBottom: 0, paddingBottom: 0 })
  rule('tr > :not(:first-child)', { paddingInline: `0 ${vars.space[0.5]}` })
  rule('tbody tr > :not(:first-child)', { paddingTop: vars.space[1] })
}
