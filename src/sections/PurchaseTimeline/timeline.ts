import { facts } from '../../content/facts.ts'

const weeksPerMonth = 52 / 12
const daysPerWeek = 7

/** Weeks from the day at the notary; before it, below 0. Filled for the shortest time, open for the longest. */
type Row = { readonly id: 'process' | 'mortgage' | 'nie' | 'bank' | 'tax'; readonly filled: Part; readonly open: Part }
type Part = { readonly from: number; readonly to: number }

const before = (id: Row['id'], { min, max }: { readonly min: number; readonly max: number }): Row => ({
  id,
  filled: { from: -min, to: 0 },
  open: { from: -max, to: 0 },
})
const months = facts.processMonths
const due = { from: 0, to: facts.taxDueDays / daysPerWeek }

/** What a purchase needs before and after the day at the notary, the longest first. */
export const rows: readonly Row[] = [
  before('process', { min: months.min * weeksPerMonth, max: months.max * weeksPerMonth }),
  before('mortgage', facts.financeWeeks),
  before('nie', facts.nieWeeks),
  before('bank', { min: facts.bankWeeks, max: facts.bankWeeks }),
  { id: 'tax', filled: due, open: due },
]

const first = Math.min(...rows.map(({ open }) => open.from))
const last = Math.max(...rows.map(({ open }) => open.to))

/** A week on an axis of this length. @param week from the day at the notary */
export const positionOf = (week: number, length: number): number => ((week - first) / (last - first)) * length
