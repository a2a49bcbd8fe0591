import { caseSteps } from '../../content/clientCase.ts'

/** Months in which a step of the case took place. */
export const caseMonths: readonly string[] = [...new Set(caseSteps.map(({ month }) => month))]

const [first, last] = [caseMonths[0] ?? '', caseMonths.at(-1) ?? '']
const span = (from: string, to: string): number => {
  const [start, end] = [new Date(from), new Date(to)]
  return (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
}

/** How far a month is along the time of the case, a ratio. */
export const along = (month: string): number => span(first, month) / span(first, last)
