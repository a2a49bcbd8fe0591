import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { purchaseCosts, stampDutySince } from '../../../src/content/costs.ts'
import { facts } from '../../../src/content/facts.ts'
import { taxes } from '../../../src/content/taxes.ts'

const document = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/sources.md'), 'utf8')
const figures: Readonly<Record<string, unknown>> = { ...facts, ...purchaseCosts, ...taxes }

/** The cells after the name in the row of a number; the name is in the first one, as code. */
const rowOf = (text: string, name: string): readonly string[] | undefined =>
  text
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, first]) => first === `\`${name}\``)
    ?.slice(2, -1)

/** Every finite number of a value: as an amount, as a year and as the percentage that it is as a ratio. */
const spellings = (value: unknown): readonly (readonly string[])[] =>
  typeof value === 'number'
    ? Number.isFinite(value)
      ? [[value.toLocaleString('en'), String(value), Number((value * 100).toFixed(4)).toLocaleString('en')]]
      : []
    : Object.values(value as object).flatMap(spellings)
/** Of bands and steps the row has the rates; the law has the thresholds. */
const stated = (value: unknown): readonly (readonly string[])[] =>
  Array.isArray(value) && typeof value[0] === 'object'
    ? value.flatMap(({ rate }: { rate: number }) => spellings(rate))
    : spellings(value)
const contains = (cell: string, figure: string): boolean =>
  new RegExp(String.raw`(?<![\d.,])${figure.replaceAll('.', String.raw`\.`)}(?!\d|[.,]\d)`).test(cell)

function problemsIn(text: string): readonly string[] {
  return Object.entries(figures).flatMap(([name, value]) => {
    const row = rowOf(text, name)
    if (row === undefined) return [`${name} has no row`]
    const [written = '', ...others] = row
    if (others.length !== 3 || others.includes('')) return [`${name} lacks a source, a date or a place`]
    const missing = stated(value).filter((figure) => !figure.some((spelling) => contains(written, spelling)))
    return missing.map(([figure]) => `${name} is ${figure}, and its row says ${written}`)
  })
}

test('every number has a row with its value, source, date and place', () => {
  expect(problemsIn(document)).toEqual([])
})

test('the row of the stamp duty has the date from which it applies', () => {
  const date = new Date(stampDutySince).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  expect(rowOf(document, 'newBuildStampDuty')?.join()).toContain(date)
})

const without = (name: string): string =>
  document
    .split('\n')
    .filter((line) => !line.includes(`\`${name}\``))
    .join('\n')
test.each(['newBuildStampDuty', 'feeRate', 'retention'])('a removed row is reported: %s', (name) => {
  expect(problemsIn(without(name))).toEqual([`${name} has no row`])
})

test('a row with another value is reported', () => {
  const changed = document.replace('| 1.5 %; 2 % from', '| 1.5 %; 2.5 % from')
  expect(problemsIn(changed)).toEqual(['newBuildStampDuty is 0.02, and its row says 1.5 %; 2.5 % from 1,000,000'])
})

test('a row without a source is reported', () => {
  const changed = document.replace(/(`withdrawalDays`\s*\|[^|]*)\|[^|]*\|/, '$1||')
  expect(problemsIn(changed)).toEqual(['withdrawalDays lacks a source, a date or a place'])
})
